import { answerHelp } from '@livery/dev/help';
import { reportMachine, type Bench } from './report.ts';

/** `npm run bench -- <name> [brand…]`. Each bench prints a table for docs/benchmarks.md and says how it was measured. */
const BENCHES: Record<string, { what: string; load: () => Promise<{ bench: Bench }> }> = {
  bytes: {
    what: 'first-load JavaScript, CSS, fonts and images by route, and each package’s share',
    load: () => import('./bytes.ts'),
  },
  build: { what: 'production build: one brand, six brands, all cached', load: () => import('./build.ts') },
  start: { what: 'from `npm start` to the first decoded frame of a channel', load: () => import('./start.ts') },
  backend: { what: 'home rowset and channel list at 50 connections on PostgreSQL', load: () => import('./backend.ts') },
  payments: { what: '50 viewers who pay at once on PostgreSQL', load: () => import('./payments.ts') },
  'pay-steps': {
    what: 'from each press of a purchase to the next step, and from its outcome to the right in another tab',
    load: () => import('./pay-steps.ts'),
  },
  search: {
    what: 'suggestions, films and broadcasts by text at 50 connections, 10^5 titles and 10^6 broadcasts on PostgreSQL',
    load: () => import('./search.ts'),
  },
  zap: {
    what: 'from the key to the first picture of another channel, beside bare hls.js',
    load: () => import('./zap.ts'),
  },
  zaps: {
    what: 'what 5,000 changes of the channel leave behind: heap, elements, workers, timers',
    load: () => import('./zaps.ts'),
  },
  'first-play': {
    what: 'from the click on a channel to its first picture in a new page, beside bare hls.js',
    load: () => import('./first-play.ts'),
  },
  protected: {
    what: 'first play and change of protected channels beside the same channels in the clear',
    load: () => import('./protected.ts'),
  },
  spots: {
    what: 'advertising of every kind before a film: how long until the advertisement, and until the film',
    load: () => import('./spots.ts'),
  },
  guide: {
    what: 'the guide of 500 channels: mount, nodes, frames and blank samples',
    load: () => import('./guide.ts'),
  },
  rows: {
    what: 'a home of 60 rows of 24 cards: elements at most, long tasks of a scroll',
    load: () => import('./rows.ts'),
  },
  walk: {
    what: 'what 200 navigations leave in the heap',
    load: () => import('./walk.ts'),
  },
  motion: {
    what: 'every movement of the product: its length, its frames, what shifts; with reduced motion nothing moves',
    load: () => import('./motion.ts'),
  },
  shifts: {
    what: 'what shifts by itself on each of the main screens, on a phone and a desktop',
    load: () => import('./shifts.ts'),
  },
  dialog: { what: 'from a press to the first frame of a dialogue', load: () => import('./dialog.ts') },
  'channel-list': {
    what: 'the list of 5,000 channels: mount, long tasks of a scroll, search',
    load: () => import('./channel-list.ts'),
  },
  typing: {
    what: 'search of a site with 5,000 channels: from a key to channels, from the answer to suggestions',
    load: () => import('./typing.ts'),
  },
  live: { what: 'ten minutes of live on a steady link and on one that changes', load: () => import('./live.ts') },
  purchases: {
    what: 'a million interleavings of a purchase against the rules of the back end, or 10,000 with --postgres against itself: charges, and what was told of them',
    load: () => import('./purchases.ts'),
  },
  counting: {
    what: 'random visits of three tabs against a lossy collector: watched and counted seconds, what came twice',
    load: () => import('./counting.ts'),
  },
  lighthouse: { what: 'Lighthouse mobile on built pages, median of 5', load: () => import('./lighthouse.ts') },
};

const LIST = Object.entries(BENCHES)
  .map(([id, { what }]) => `\n  ${id.padEnd(12)}${what}`)
  .join('');
answerHelp(
  `npm run bench -- <name> [<brand>…]\n\nMeasures the product and prints a table for docs/benchmarks.md:${LIST}`,
);

const [name = '', ...args] = process.argv.slice(2);
const chosen = BENCHES[name];
if (!chosen) {
  console.error(`Which bench? ${LIST}`);
  process.exit(1);
}
console.log(`# ${name}: ${chosen.what}\n`);
await reportMachine();
const { bench } = await chosen.load();
await bench(args);
