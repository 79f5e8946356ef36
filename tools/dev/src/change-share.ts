/** What of a stage a change can break: everything, the part that these arguments name, or nothing. The words say why. */
export type Share =
  | { readonly of: 'all'; readonly words: string }
  | { readonly of: 'part'; readonly args: readonly string[]; readonly words: string }
  | { readonly of: 'nothing'; readonly words: string };

export interface Change {
  readonly files: readonly string[];
  /** The brands whose builds differ. */
  readonly sites: readonly string[];
  /** The journeys that walk through what changed. */
  readonly journeys: readonly string[];
  /** Every test of Vitest: file and source. */
  readonly tests: ReadonlyMap<string, string>;
}

const isModule = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isProse = (file: string) => /\.(md|webp)$|^docs\//.test(file);

/** Settings of the whole workspace: nothing can be left out. */
const isWorkspace = (file: string) => !file.includes('/') && !isProse(file) && !/^\.(git|prettier|editor)/.test(file);

/** What a test meets without importing it: it runs beside, or is read from the disk. Each is as if that module had changed too. */
const MET_BY: Readonly<Record<string, readonly string[]>> = {
  'tools/backend/src/': ['libs/api-client/src/testing/reference-origin.ts'],
  'tools/backend/src/media/': [
    'libs/player-core/src/testing/media-origin.ts',
    'libs/features/channels/src/testing/channels-site.tsx',
    'libs/features/channels/src/channel-zoom.browser.test.tsx',
  ],
};

/** Every story is drawn with these, though none imports them. */
const BEHIND_STORIES = ['.storybook/', 'brands/', 'libs/i18n/locales/', 'libs/brand-kit/'];

/** Tests that read the sources or start commands: what they depend on is not to be seen in their imports. The backend's read what they wrote. */
const readsFiles = (file: string, source: string) =>
  file.startsWith('tools/dev/test/') ||
  file.startsWith('brands/') ||
  (!file.startsWith('tools/backend/') && /node:(fs|child_process)/.test(source));

/** The folder that holds a library, an app, a brand or a tool. */
const roomOf = (file: string) => /^(libs\/features\/[^/]+|[^/]+\/[^/]+)\//.exec(file)?.[0] ?? null;
/** Folders that the tests of other rooms read. */
const BY_BRANDS = ['tools/vite-brand/', 'tools/brands/'];
const READ_BY: Readonly<Record<string, readonly string[]>> = { brands: BY_BRANDS, apps: BY_BRANDS };

/** The files whose dependants are to be tested. */
export function filesToRelate({ files, tests }: Pick<Change, 'files' | 'tests'>): string[] {
  const beside = Object.entries(MET_BY).flatMap(([folder, met]) =>
    files.some((file) => file.startsWith(folder)) ? met : [],
  );
  const rooms = files.filter((file) => !isModule(file) && !isProse(file)).map(roomOf);
  const readers = files.flatMap((file) => READ_BY[file.split('/')[0] ?? ''] ?? []);
  const whole = [...rooms, ...readers].filter((room) => room !== null);
  const named = [...tests]
    .filter(([file, source]) => readsFiles(file, source) || whole.some((room) => file.startsWith(room)))
    .map(([file]) => file);
  return [...new Set([...files.filter(isModule), ...beside, ...named])].sort();
}

const WHOLE = 'all of it: settings of the workspace changed';

const ofTests = (change: Change): Share => ({
  of: 'part',
  args: filesToRelate(change),
  words: 'the tests that import a changed file, and those that read files',
});

function ofStories(change: Change): Share {
  if (change.files.some((file) => BEHIND_STORIES.some((folder) => file.startsWith(folder))))
    return { of: 'all', words: 'all of it: what every story is drawn with changed' };
  const args = change.files.filter(isModule);
  if (args.length === 0) return { of: 'nothing', words: 'no module changed' };
  return { of: 'part', args, words: 'the stories that import a changed file' };
}

function ofBuild({ sites }: Change): Share {
  if (sites.length === 0) return { of: 'nothing', words: 'no site contains a changed file' };
  return { of: 'part', args: ['-p', sites.map((brand) => `@livery/${brand}`).join(',')], words: sites.join(', ') };
}

function ofJourneys({ journeys }: Change): Share {
  if (journeys.length === 0) return { of: 'nothing', words: 'no journey comes by a changed file' };
  return { of: 'part', args: journeys.map((name) => `journeys/${name}.spec.ts`), words: journeys.join(', ') };
}

const SHARES: Readonly<Record<string, (change: Change) => Share>> = {
  lint: () => ({ of: 'all', words: 'all of it, unchanged files from the cache' }),
  types: () => ({ of: 'all', words: 'all of it, unchanged files from the cache' }),
  stories: ofStories,
  build: ofBuild,
  journeys: ofJourneys,
};

/** What of a stage is run for a change. */
export function shareOf(stage: string, change: Change): Share {
  if (change.files.length === 0) return { of: 'nothing', words: 'nothing changed' };
  if (change.files.some(isWorkspace)) return { of: 'all', words: WHOLE };
  return (SHARES[stage] ?? ofTests)(change);
}
