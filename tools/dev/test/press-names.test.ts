import { readdirSync, readFileSync } from 'node:fs';
import { cardOf, pressEvent } from '@livery/domain/figures';
import { expect, it } from 'vitest';

const LIBS = new URL('../../../libs/', import.meta.url);
const sources = readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:features|ui-kit|widgets)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|\.stories\.|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, LIBS), 'utf8') }));

/** What follows the name of the attribute or property that a control has its name by. */
const NAMED =
  /(?:focusKey=|data-press=|(?<!\[)data-focus-key=|'data-focus-key': |'data-focus-key', |startKey = )([^\n]*)/g;

/** The names of a file's controls: `back`, and `programme-1` for one with a number. */
function namesIn(text: string): readonly string[] {
  const given = [...text.matchAll(NAMED)].map(([, after = '']) => after);
  return given.flatMap((after) => [
    ...[...after.matchAll(/['"]([a-z-]+)['"]/g)].map(([, name = '']) => name),
    ...[...after.matchAll(/`([a-z-]+)-\$\{/g)].map(([, kind = '']) => `${kind}-1`),
  ]);
}

/** Each name, and the files with a control of it. */
const found = new Map<string, string[]>();
for (const { path, text } of sources)
  for (const name of new Set(namesIn(text))) found.set(name, [...(found.get(name) ?? []), path].sort());

const filesOf = (event: string) =>
  Object.fromEntries([...found].filter(([name]) => pressEvent({ focusKey: name, href: null })?.name === event).sort());

it.each([
  [
    'STAT-006',
    'play',
    {
      'from-start': ['features/channels/src/guide-programme-details.tsx'],
      'hero-1': ['features/catalogue/src/hero-actions.tsx'],
      trailer: ['features/content/src/content-actions.tsx'],
      watch: [
        'features/catalogue/src/new-year-page.tsx',
        'features/channels/src/guide-programme-details.tsx',
        'features/content/src/content-actions.tsx',
      ],
    },
  ],
  [
    'STAT-008',
    'back',
    {
      back: [
        'features/channels/src/channel-controls.tsx',
        'features/channels/src/not-open.tsx',
        'features/content/src/film-controls.tsx',
        'features/spots/src/over-picture.tsx',
        'ui-kit/src/payment/step-back.tsx',
      ],
    },
  ],
  [
    'STAT-013',
    'select_schedule',
    {
      'guide-1': ['ui-kit/src/channels/guide-box.ts', 'ui-kit/src/channels/guide-crowd.tsx'],
      'programme-1': ['features/channels/src/programme-buttons.tsx', 'features/channels/src/schedule-panel.tsx'],
    },
  ],
  ['STAT-018', 'watch_tv', { 'watch-tv': ['features/content/src/content-actions.tsx'] }],
  [
    'STAT-019',
    'trial_button_click',
    {
      trial: [
        'features/layout/src/promo-buttons.tsx',
        'features/packets/src/provider-parts.tsx',
        'features/packets/src/purchase-block.tsx',
      ],
    },
  ],
])('%s the controls whose press is told as %s stand where they stood', (_id, event, files) => {
  expect(filesOf(event)).toEqual(files);
});

it('STAT-027 every control with a number is known to be an item of a row, or none', () => {
  const numbered = [...found.keys()].filter((name) => name.endsWith('-1'));
  const cards = numbered.filter((name) => cardOf(name, null)).map((name) => name.slice(0, -2));
  expect(cards.sort()).toEqual([
    ...['broadcast', 'channel', 'coming', 'content', 'episode', 'history', 'news', 'person', 'promo', 'related'],
    ...['strip', 'ticker', 'tile'],
  ]);
});
