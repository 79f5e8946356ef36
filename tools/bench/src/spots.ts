import { SPOT_KINDS } from '@livery/backend/spots';
import { errors, type Page } from 'playwright';
import { median, table, type Bench } from './report.ts';
import { MEDIA, openTelevision, type Television } from './television.ts';

const LINK = { latencyMs: 60, bitsPerSecond: 12_000_000 };
const FILM = '/contents/10311';
/** The button of its page that plays it. */
const WATCH = 'a[data-focus-key="watch"]';
const MOST_MS = { programme: 5_000, spot: 1_000, after: 300 } as const;
/** Nothing takes longer, or it is told as endless. */
const PATIENCE_MS = 30_000;

interface Seen {
  readonly what: 'spot' | 'programme' | 'over';
  readonly atMs: number;
}
declare global {
  interface Window {
    seen: Seen[];
    pressedAtMs: number;
    streamAtMs(): number;
  }
}

/** Runs in the page ahead of its scripts: when the viewer presses, when pictures of which element come after it, and when an advertisement is over. */
function watchElements(): void {
  window.seen = [];
  window.pressedAtMs = Number.NaN;
  const press = () => {
    window.pressedAtMs = performance.now();
    // The page of a film may have shown its trailer.
    window.seen = [];
  };
  document.addEventListener('click', press, true);
  const isProgramme = (target: EventTarget | null) => target === document.querySelector('video');
  const note = (what: Seen['what']) => window.seen.push({ what, atMs: performance.now() });
  document.addEventListener('playing', ({ target }) => note(isProgramme(target) ? 'programme' : 'spot'), true);
  document.addEventListener('ended', ({ target }) => isProgramme(target) || note('over'), true);
  window.streamAtMs = () =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).findLast(({ name }) =>
      /\/v2\/.*\/stream/.test(name),
    )?.responseEnd ?? Number.NaN;
}

async function advertise(page: Page, kind: string): Promise<void> {
  await page.route(/\/v2\/.*\/stream/, async (route) => {
    const answer = await route.fetch();
    const stream = (await answer.json()) as object;
    const ad = { pre_roll: [{ url: `${MEDIA}/spots/list/${kind}?run=bench`, aliases: [] }], max_advertising: 1 };
    await route.fulfill({ response: answer, json: { ...stream, ad } });
  });
}

interface Measured {
  readonly kind: string;
  /** From the stream's answer to the first picture of the advertisement. */
  readonly spotMs: number | null;
  /** From there to the programme's picture; where an advertisement played, from its end, and where it broke, from the place at which it could not go on. */
  readonly programmeMs: number;
  /** From the press to the programme's picture, without the advertisement itself. */
  readonly fromPressMs: number;
}

async function measure({ openSite }: Television, name: string): Promise<Measured> {
  const page = await openSite('/robots.txt', watchElements);
  try {
    await advertise(page, name);
    await page.goto(new URL(FILM, page.url()).href);
    await page.locator(WATCH).first().click({ timeout: PATIENCE_MS });
    const first = await page.waitForFunction(() => window.seen[0], undefined, { timeout: PATIENCE_MS });
    const { what, atMs } = (await first.jsonValue()) as Seen;
    const streamMs = await page.evaluate(() => window.streamAtMs());
    const pressedMs = await page.evaluate(() => window.pressedAtMs);
    if (what === 'programme')
      return { kind: name, spotMs: null, programmeMs: atMs - streamMs, fromPressMs: atMs - pressedMs };
    // The rest of the film is nobody's wait.
    const jumpedAtMs = await page.evaluate(() => {
      const spot = document.querySelectorAll('video')[1];
      if (spot && Number.isFinite(spot.duration)) spot.currentTime = Math.max(0, spot.duration - 0.5);
      return performance.now();
    });
    const programme = await page.waitForFunction(
      () => window.seen.find(({ what }) => what === 'programme'),
      undefined,
      {
        timeout: PATIENCE_MS,
      },
    );
    const programmeAtMs = ((await programme.jsonValue()) as Seen).atMs;
    const overAtMs = await page.evaluate(() => window.seen.findLast(({ what }) => what === 'over')?.atMs);
    // A film that breaks has no end: it is given up where it cannot go on.
    const isOverAtMs = overAtMs ?? jumpedAtMs;
    return {
      kind: name,
      spotMs: overAtMs === undefined ? null : atMs - streamMs,
      programmeMs: programmeAtMs - isOverAtMs,
      fromPressMs: programmeAtMs - pressedMs - (isOverAtMs - atMs),
    };
  } finally {
    await page.context().close();
  }
}

/** A kind that lost its film is a row as well: the others are still to be measured. */
const endless =
  (kind: string) =>
  (error: unknown): Measured => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return { kind, spotMs: null, programmeMs: Number.POSITIVE_INFINITY, fromPressMs: Number.POSITIVE_INFINITY };
  };

const inMs = (ms: number): string => (Number.isFinite(ms) ? String(Math.round(ms)) : 'never');

/** Advertising of every kind before a film: how long a viewer waits for the advertisement, and for the film. */
export const bench: Bench = async ([brand = 'web', only, served]) => {
  const television = await openTelevision(brand, LINK, served);
  const measured: Measured[] = [];
  try {
    const kinds = SPOT_KINDS.filter(({ name }) => !only || only === 'all' || only.split(',').includes(name));
    for (const { name } of kinds) measured.push(await measure(television, name).catch(endless(name)));
  } finally {
    await television.close();
  }
  table(
    ['kind', 'advertisement after, ms', 'programme after, ms', 'target', 'press to programme, ms', 'target'],
    measured.map(({ kind, spotMs, programmeMs, fromPressMs }) => [
      kind,
      spotMs === null ? 'none' : inMs(spotMs),
      inMs(programmeMs),
      `≤ ${spotMs === null ? MOST_MS.programme : MOST_MS.after}`,
      inMs(fromPressMs),
      `≤ ${MOST_MS.programme}`,
    ]),
  );
  const shown = measured.flatMap(({ spotMs }) => spotMs ?? []);
  const afterwards = measured.flatMap(({ spotMs, programmeMs }) => (spotMs === null ? [] : programmeMs));
  const fromPress = measured.map(({ fromPressMs }) => fromPressMs);
  const without = measured.flatMap(({ spotMs, programmeMs }) => (spotMs === null ? programmeMs : []));
  const waits = [
    ['to the advertisement', shown, MOST_MS.spot],
    ['from its end to the programme', afterwards, MOST_MS.after],
    ['to the programme where none came', without, MOST_MS.programme],
    ['from the press to the programme, without the advertisement', fromPress, MOST_MS.programme],
  ] as const;
  table(
    ['', 'kinds', 'median, ms', 'most, ms', 'target'],
    waits
      .filter(([, times]) => times.length > 0)
      .map(([what, times, mostMs]) => [
        what,
        String(times.length),
        inMs(median(times)),
        inMs(Math.max(...times)),
        `≤ ${mostMs}`,
      ]),
  );
};
