import type { BrowserContext, Page } from 'playwright';
import { median, table, type Bench } from './report.ts';
import { MEDIA, openTelevision, type Picture, type Television } from './television.ts';
import type { Link } from './wire.ts';
import { zapToAnother } from './zap.ts';

const ROUNDS = '10';
const LINK: Link = { latencyMs: 30, bitsPerSecond: Infinity };
/** The page has come to rest by then, as one that is looked at has. */
const REST_MS = 1_500;
const SETTLE_MS = 2_000;

const KINDS = ['in the clear', 'protected'] as const;
type Kind = (typeof KINDS)[number];

/** The most that a protected channel may take, in parts of the same channel in the clear. */
const MEASURES = { 'first play': 1.25, 'another channel': 1.5 } as const;
type Measure = keyof typeof MEASURES;

/** A channel of the list that everybody may open. */
const LINE = 'a[data-focus-key^="channel-"]:not(:has([data-part="end"]))';

interface Answer {
  readonly hls?: string;
}

/** Both kinds are answered by way of this, so that both bear its cost: the same channels, whose licences the origin gives. */
const answerAs = (context: BrowserContext, kind: Kind) =>
  context.route(/\/channels\/\d+\/streams?\b/, async (route) => {
    const response = await route.fetch();
    const stream = (await response.json()) as Answer;
    const url = stream.hls?.replace(MEDIA, `${MEDIA}/protected/cenc`);
    const drm = {
      force_subtitles: false,
      streams: [{ type: 'hls_clearkey', url, license_url: `${MEDIA}/licence/clearkey` }],
    };
    await route.fulfill({ response, json: kind === 'protected' && url ? { ...stream, hls: undefined, drm } : stream });
  });

/** What is fetched ahead may still be under way. */
async function leave(page: Page): Promise<void> {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

async function firstPlay({ openSite }: Television, kind: Kind): Promise<Picture> {
  const page = await openSite('/channels/all');
  await answerAs(page.context(), kind);
  await page.waitForSelector(LINE);
  await page.waitForTimeout(REST_MS);
  const picture = await page.evaluate(
    (line) => window.pictureAfter(() => document.querySelector<HTMLElement>(line)?.click()),
    LINE,
  );
  await leave(page);
  return picture;
}

/** A page in which a channel of the kind plays. */
async function watching({ openSite }: Television, kind: Kind): Promise<Page> {
  const page = await openSite('/channels/all');
  await answerAs(page.context(), kind);
  await page.waitForSelector(LINE);
  await page.click(LINE);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  return page;
}

async function zap(page: Page): Promise<Picture> {
  await page.bringToFront();
  await page.waitForTimeout(SETTLE_MS);
  return zapToAnother(page);
}

export const bench: Bench = async ([brand = 'web', rounds = ROUNDS, served]) => {
  const television = await openTelevision(brand, LINK, served);
  const times = new Map<string, number[]>();
  const note = (measure: Measure, kind: Kind, { shownMs }: Picture) =>
    times.set(`${measure}, ${kind}`, [...(times.get(`${measure}, ${kind}`) ?? []), shownMs]);
  const of = (measure: Measure, kind: Kind) => times.get(`${measure}, ${kind}`) ?? [];
  try {
    // The first round warms up: code is compiled, connections are opened.
    for (const kind of KINDS) await firstPlay(television, kind);
    for (let index = 0; index < Number(rounds); index++)
      for (const kind of KINDS) note('first play', kind, await firstPlay(television, kind));
    for (const kind of KINDS) {
      const page = await watching(television, kind);
      await zap(page);
      for (let index = 0; index < Number(rounds); index++) note('another channel', kind, await zap(page));
      await leave(page);
    }
  } finally {
    await television.close();
  }
  table(
    ['30 ms per request', `first picture, ms (median of ${rounds})`, 'best', 'of the clear one', 'target'],
    (Object.keys(MEASURES) as Measure[]).flatMap((measure) =>
      KINDS.map((kind) => [
        `${measure}, ${kind}`,
        Math.round(median(of(measure, kind))),
        Math.round(Math.min(...of(measure, kind))),
        (median(of(measure, kind)) / median(of(measure, 'in the clear'))).toFixed(2),
        kind === 'protected' ? `≤ ${MEASURES[measure]}` : '',
      ]),
    ),
  );
};
