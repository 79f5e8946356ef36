import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const folders = [...new Set(globSync('*/*.stories.tsx', { cwd: here }).map(dirname))].sort();

it('finds the stories', () => {
  expect(folders.length).toBeGreaterThan(15);
});

it.each(folders)('the stories of %s have a guide that says when to use them', (folder) => {
  const file = join(here, folder, 'guide.md');
  expect(existsSync(file), `${folder}/guide.md is missing`).toBe(true);
  const words = readFileSync(file, 'utf8').split(/\s+/).length;
  expect(words).toBeGreaterThan(30);
});

/** Places where nothing takes the focus. */
const STILL = ['icons', 'pictures', 'stories'];

it.each(folders.filter((folder) => !STILL.includes(folder)))('the guide of %s has a table of its keys', (folder) => {
  expect(readFileSync(join(here, folder, 'guide.md'), 'utf8')).toMatch(/\| key .*\|/);
});

/** What a designer looks for by its name: each has a page of its own, with its properties, when to use it, and its states. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  actions: ['Button', 'IconButton', 'TextLink', 'Chip', 'Tabs'],
  forms: ['TextField', 'MaskedField', 'CodeField', 'PinPad', 'Checkbox', 'Switch', 'RadioGroup'],
  feedback: ['Alert', 'Toast', 'Badge', 'Rating', 'ProgressBar', 'Skeleton', 'Spinner'],
  pictures: ['Picture', 'Avatar', 'ChannelLogo'],
  cards: [
    ...['PosterCard', 'WideCard', 'HistoryCard', 'EpisodeCard', 'ChannelCard', 'PersonCard', 'CollectionCard'],
    ...['PromoWideCard', 'ButtonCard', 'CardSkeleton'],
  ],
  rows: ['Row', 'Grid', 'VirtualList'],
  frame: ['Frame', 'Header', 'Footer', 'BottomNav', 'SectionBar'],
  states: ['EmptyState', 'ErrorState', 'NotFound', 'OfflineNotice'],
  text: ['Fold', 'Accordion'],
};

const listed = Object.entries(COMPONENTS).flatMap(([folder, names]) => names.map((name) => [folder, name] as const));

it.each(listed)('%s: %s has a page of its own, and its guide says when to use it', (folder, name) => {
  const files = globSync('*.stories.tsx', { cwd: join(here, folder) });
  const stories = files.map((file) => readFileSync(join(here, folder, file), 'utf8'));
  const own = stories.find((source) => new RegExp(`title: '[^']*/${name}'`).test(source));
  expect(own, `${folder} has no stories of ${name}`).toMatch(/\bcomponent: \w+/);
  expect(readFileSync(join(here, folder, 'guide.md'), 'utf8')).toMatch(new RegExp(`^## ${name}$`, 'm'));
});

/** Drawings, and pages made of components that are told elsewhere. */
const WITHOUT_PROPERTIES = [
  'icons/icons',
  ...['payment/every-step', 'payment/every-outcome', 'promo/every-step', 'sign-in/every-step'],
  ...['channel', 'content', 'home', 'sign-in'].map((name) => `stories/${name}`),
];
const told = globSync('*/*.stories.tsx', { cwd: here })
  .map((file) => file.replace('.stories.tsx', ''))
  .filter((name) => !WITHOUT_PROPERTIES.includes(name));

it.each(told)('%s shows the properties of what is in it, and the guide names each part', (name) => {
  const source = readFileSync(join(here, `${name}.stories.tsx`), 'utf8');
  const [, component] = /\bcomponent: (\w+)/.exec(source) ?? [];
  expect(component, 'its meta has no component').toBeDefined();
  const parts = /subcomponents: \{([^}]*)\}/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  const guide = readFileSync(join(here, dirname(name), 'guide.md'), 'utf8');
  const missing = parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(guide));
  expect(missing, 'the guide does not name them').toEqual([]);
});

/** What does not hold a text of any length. */
const WORDLESS = [
  ...['IconButton', 'Badge', 'Rating', 'ProgressBar', 'Skeleton', 'Spinner', 'Avatar', 'ChannelLogo', 'Picture'],
  ...[
    'CardSkeleton',
    'Grid',
    'Frame',
    'BottomNav',
    'SectionBar',
    'PinPad',
    'Switch',
    'Fold',
    'Accordion',
    'OfflineNotice',
  ],
];

it.each(listed.filter(([, name]) => !WORDLESS.includes(name)))('%s: %s is shown with a long text', (folder, name) => {
  const files = globSync('*.stories.tsx', { cwd: join(here, folder) });
  const stories = files.map((file) => readFileSync(join(here, folder, file), 'utf8'));
  expect(stories.find((source) => source.includes(`/${name}'`))).toMatch(/export const Long(Text|Names)/);
});
