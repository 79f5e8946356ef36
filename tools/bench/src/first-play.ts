import type { Page } from 'playwright';
import { median, table, type Bench } from './report.ts';
import { MEDIA, openTelevision, type Picture, type Television } from './television.ts';
import type { Link } from './wire.ts';

const ROUNDS = '10';
/** The page has come to rest by then, as one that is looked at has. */
const REST_MS = 1_500;
/** From the pointer's arrival to the press of a hand. */
const POINTED_MS = 200;
const MOST = 1.2;

const LINKS: readonly { readonly name: string; readonly link: Link }[] = [
  { name: '30 ms per request', link: { latencyMs: 30, bitsPerSecond: Infinity } },
  { name: '60 ms per request, 12 Mb/s', link: { latencyMs: 60, bitsPerSecond: 12_000_000 } },
];

/** A channel of the list that everybody may open. */
const LINE = 'a[data-focus-key^="channel-"]:not(:has([data-part="end"]))';

/** How a viewer comes to a channel: with the pointer first, as by mouse, or at once, as by finger or key. */
const WAYS = {
  'ours, pointed at first': async (page: Page) => {
    await page.hover(LINE);
    await page.waitForTimeout(POINTED_MS);
  },
  'ours, pressed at once': () => Promise.resolve(),
} as const;
type Way = keyof typeof WAYS;

async function ours({ openSite }: Television, way: Way): Promise<Picture> {
  const page = await openSite('/channels/all');
  await page.waitForSelector(LINE);
  await page.waitForTimeout(REST_MS);
  await WAYS[way](page);
  const picture = await page.evaluate(
    (line) => window.pictureAfter(() => document.querySelector<HTMLElement>(line)?.click()),
    LINE,
  );
  await page.context().close();
  return picture;
}

/** The library is there already: only what it does at a press is measured. */
async function bare({ openBare }: Television, index: number): Promise<Picture> {
  const page = await openBare();
  const address = `${MEDIA}/live/city-${500 + index}/master.m3u8`;
  const picture = await page.evaluate((url) => window.pictureAfter(() => window.play(url)), address);
  await page.context().close();
  return picture;
}

export const bench: Bench = async ([brand = 'web', rounds = ROUNDS, served]) => {
  const [first] = LINKS;
  if (!first) return;
  const television = await openTelevision(brand, first.link, served);
  const ways = Object.keys(WAYS) as Way[];
  try {
    for (const { name, link } of LINKS) {
      television.wire.link = link;
      const shown = new Map<string, number[]>();
      const note = (one: string, { shownMs }: Picture) => shown.set(one, [...(shown.get(one) ?? []), shownMs]);
      for (let index = 0; index < Number(rounds); index++) {
        note('bare hls.js, a new page', await bare(television, index));
        for (const way of ways) note(way, await ours(television, way));
      }
      const bareMs = median(shown.get('bare hls.js, a new page') ?? []);
      table(
        [name, `first picture, ms (median of ${rounds})`, 'best', 'of bare hls.js', 'target'],
        [...shown].map(([one, times]) => [
          one,
          Math.round(median(times)),
          Math.round(Math.min(...times)),
          (median(times) / bareMs).toFixed(2),
          one.startsWith('ours') ? `≤ ${MOST}` : '',
        ]),
      );
    }
  } finally {
    await television.close();
  }
};
