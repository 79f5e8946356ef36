import type { Page } from 'playwright';
import { median, table, type Bench } from './report.ts';
import { MEDIA, openTelevision, type Picture, type Television } from './television.ts';
import type { Link } from './wire.ts';

const ROUNDS = 20;
/** So long a channel plays before the next change: what is likely next has been fetched by then. */
const SETTLE_MS = 2_000;

const CASES = ['next channel in the list', 'any other channel', 'bare hls.js'] as const;
type Case = (typeof CASES)[number];
type Round = Record<Case, Picture>;

interface Target {
  readonly name: string;
  readonly link: Link;
  /** Most that a case may take, in parts of bare hls.js. */
  readonly most: Partial<Record<Case, number>>;
}

const TARGETS: readonly Target[] = [
  {
    name: '30 ms per request',
    link: { latencyMs: 30, bitsPerSecond: Infinity },
    most: { 'next channel in the list': 0.2 },
  },
  {
    name: '60 ms per request, 12 Mb/s',
    link: { latencyMs: 60, bitsPerSecond: 12_000_000 },
    most: { 'next channel in the list': 0.12, 'any other channel': 1 },
  },
];

/** Presses a key as a viewer does and waits for the picture. */
const pressed = (page: Page, key: string) =>
  page.evaluate((name) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    return window.pictureAfter(() => document.body.dispatchEvent(event));
  }, key);

/** From here on there is one that a page of its own plays, and one whose films are for adults. */
const PLAIN_BEFORE = 139;

/** A channel in sight that is neither the one that plays nor beside it, and that has an open one after it. */
export const zapToAnother = (page: Page): Promise<Picture> =>
  page.evaluate((plainBefore) => {
    const place = (line: Element) => Number(line.closest<HTMLElement>('[data-index]')?.dataset['index']);
    // Their elements are used again: only at rest do they lie in order.
    const lines = [...document.querySelectorAll<HTMLAnchorElement>('aside [data-index] a')].sort(
      (a, b) => place(a) - place(b),
    );
    const isOpen = (line: HTMLAnchorElement | undefined) =>
      line !== undefined &&
      line.dataset['locked'] === undefined &&
      Number(line.dataset['focusKey']?.replace('channel-', '')) < plainBefore;
    const at = lines.findIndex((line) => line.pathname === location.pathname);
    const far = lines.filter((line, index) => Math.abs(index - at) > 1 && isOpen(line) && isOpen(lines[index + 1]));
    const line = far[Math.floor(Math.random() * far.length)];
    if (!line) throw new Error('no other channel is in sight');
    return window.pictureAfter(() => line.click());
  }, PLAIN_BEFORE);

/** What plays at the moment: the other side measures on the same kind of stream. */
const silence = (page: Page) => page.evaluate(() => document.querySelector('video')?.pause());
const resume = (page: Page) => page.evaluate(() => document.querySelector('video')?.play());

async function round(site: Page, bare: Page, index: number): Promise<Round> {
  const address = (channel: number) => `${MEDIA}/live/city-${100 + channel}/master.m3u8`;
  await bare.evaluate((url) => window.pictureAfter(() => window.play(url)), address(2 * index));
  await bare.waitForTimeout(SETTLE_MS / 2);
  const bareHls = await bare.evaluate((url) => window.pictureAfter(() => window.play(url)), address(2 * index + 1));
  await bare.evaluate(() => window.stop());

  await resume(site);
  await site.waitForTimeout(SETTLE_MS);
  const next = await pressed(site, 'PageDown');
  await site.waitForTimeout(SETTLE_MS / 2);
  const other = await zapToAnother(site);
  await site.waitForTimeout(SETTLE_MS / 4);
  await silence(site);
  return { 'next channel in the list': next, 'any other channel': other, 'bare hls.js': bareHls };
}

async function measure({ browser: _, wire, ...television }: Television, { name, link, most }: Target) {
  wire.link = link;
  const site = await television.openSite('/channels/all/101');
  const bare = await television.openBare();
  await site.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  const rounds: Round[] = [];
  // The first round warms up: code is compiled, connections are opened.
  for (let index = 0; index <= ROUNDS; index++) rounds.push(await round(site, bare, index));
  rounds.shift();
  const times = (one: Case, moment: keyof Picture) => rounds.map((pictures) => pictures[one][moment]);
  const bareMs = median(times('bare hls.js', 'shownMs'));
  table(
    [name, `first picture, ms (median of ${ROUNDS})`, 'best', 'worst', 'of bare hls.js', 'target', 'moves on, ms'],
    CASES.map((one) => {
      const shown = times(one, 'shownMs');
      return [
        one,
        Math.round(median(shown)),
        Math.round(Math.min(...shown)),
        Math.round(Math.max(...shown)),
        (median(shown) / bareMs).toFixed(2),
        most[one] === undefined ? '' : `≤ ${most[one]}`,
        Math.round(median(times(one, 'movesMs'))),
      ];
    }),
  );
  await site.context().close();
  await bare.context().close();
}

export const bench: Bench = async ([brand = 'web', served]) => {
  const [first] = TARGETS;
  if (!first) return;
  const television = await openTelevision(brand, first.link, served);
  try {
    for (const target of TARGETS) await measure(television, target);
  } finally {
    await television.close();
  }
};
