import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './run.ts';

const FOLDER = 'e2e/journeys';

/** Journeys that need a picture, whatever else they are about. */
const PLAYBACK = [
  'channel',
  'channel-list',
  'channel-zapping',
  'faults',
  'film',
  'parental',
  'player-keyboard',
  'protected',
];

/** Folders of which it is known which journeys walk through them. A change of anything else may show in every journey of its brands. */
export const JOURNEYS_OF: Readonly<Record<string, readonly string[]>> = {
  'libs/features/account': ['account', 'keyboard', 'keyboard-walk', 'profiles', 'security', 'sign-in'],
  'libs/features/auth': ['account', 'mini-app', 'profiles', 'security', 'sign-in'],
  'libs/features/casting': ['casting'],
  'libs/features/catalogue': [
    'brands',
    'channel',
    'content-preview',
    'first-visit',
    'keyboard',
    'mini-app',
    'profiles',
    'remote-control',
    'rows',
  ],
  'libs/features/channels': [
    ...PLAYBACK,
    'brands',
    'guide',
    'keyboard',
    'profiles',
    'refused-sound',
    'remote-control',
    'rows',
    'trouble',
  ],
  'libs/features/content': [...PLAYBACK, 'content-embedded', 'content-preview', 'keyboard', 'mini-app', 'profiles'],
  'libs/features/figures': ['figures'],
  'libs/features/info': ['info', 'keyboard-walk', 'profiles', 'trouble'],
  'libs/features/packets': ['account', 'channel', 'film', 'packets'],
  'libs/features/parental': ['account', 'keyboard-walk', 'parental', 'profiles'],
  'libs/features/payment': [
    'account',
    'film',
    'film-purchase',
    'packets',
    'payment',
    'payment-outcomes',
    'payment-paths',
  ],
  'libs/features/player': [...PLAYBACK, 'content-embedded', 'content-preview', 'refused-sound', 'trouble'],
  'libs/features/promo': ['payment-paths', 'promo'],
  'libs/features/search': ['search'],
  'libs/features/spots': ['spots'],
  'libs/features/profiles': ['account', 'profiles'],
  'libs/player-core': [...PLAYBACK, 'content-embedded', 'content-preview', 'refused-sound', 'trouble'],
};

/** Each journey and the source of its file, which names the brands that it opens. */
type Journeys = ReadonlyMap<string, string>;

const readJourneys = (): Journeys =>
  new Map(
    readdirSync(`${ROOT}${FOLDER}`)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => [file.replace('.spec.ts', ''), readFileSync(`${ROOT}${FOLDER}/${file}`, 'utf8')]),
  );

export interface ChangeOfSites {
  readonly files: readonly string[];
  /** The brands whose builds differ. */
  readonly sites: readonly string[];
}

/** What runs beside the sites in every journey. */
const BESIDE_SITES = [
  'tools/backend/src/',
  'tools/backend/migrations/',
  'tools/vite-brand/src/serve',
  'libs/contract/',
];
const isHelper = (file: string) => file.startsWith('e2e/') && !file.startsWith(`${FOLDER}/`) && !file.endsWith('.md');
const isTestOnly = (file: string) => /\.(test|stories)\.tsx?$|\/testing\/|\.md$/.test(file);

/** The journeys that a change can break, sorted by name. */
export function journeysOf({ files, sites }: ChangeOfSites, journeys: Journeys = readJourneys()): string[] {
  const every = [...journeys.keys()].sort();
  const product = files.filter((file) => !isTestOnly(file));
  if (product.some((file) => isHelper(file) || BESIDE_SITES.some((folder) => file.startsWith(folder)))) return every;

  const changed = every.filter((name) => files.includes(`${FOLDER}/${name}.spec.ts`));
  const folderOf = (file: string) => Object.keys(JOURNEYS_OF).find((folder) => file.startsWith(`${folder}/`));
  const inSites = product.filter((file) => /^(libs|apps|brands|tools\/vite-brand)\//.test(file));
  const known = inSites.flatMap((file) => JOURNEYS_OF[folderOf(file) ?? ''] ?? []);
  const isUnknown = sites.length > 0 && inSites.some((file) => folderOf(file) === undefined);
  const opensSite = (source: string) => sites.some((brand) => source.includes(`'${brand}'`));
  const ofBrands = isUnknown ? every.filter((name) => name === 'brands' || opensSite(journeys.get(name) ?? '')) : [];
  return [...new Set([...changed, ...known, ...ofBrands])].sort();
}

export const journeyFile = (name: string): string => `${FOLDER}/${name}.spec.ts`;
