import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from './run.ts';

/**
 * `npm run behaviour`: what the product does, in the words of its tests, one page for each area in docs/behaviour. A test's title begins with the
 * ids of the rules that it proves; the words after them are the page. The titles are read from the sources: what they say does not depend on a
 * run, and a run in which one of them does not hold fails by itself.
 */
interface Proof {
  readonly id: string;
  readonly sentence: string;
  readonly file: string;
}

/** What the letters of an id stand for. */
const AREAS: Readonly<Record<string, string>> = {
  ACC: 'account: settings, personal data, devices, languages, avatar menu',
  ADS: 'advertising: pre-, mid- and post-rolls, VAST, reports',
  API: 'calls of the API: tokens, repeating, caching, errors, decoding',
  AUTH: 'sign-in: ways in, forms, codes, what comes after it',
  BOOT: 'start of the site: first visit, provider, auto-auth, configuration, hosts',
  BRAND: 'what differs from brand to brand',
  CALL: 'single calls: address, payload and answer of each',
  CAST: 'casting: Chromecast, AirPlay, Remote Playback',
  CHAN: 'channels: list, categories, addresses, TV guide (EPG), favourites',
  CONT: 'pages of films, series and persons',
  CTRL: 'controls of the player: buttons, keys, gestures, timeline, mini player',
  DATA: 'entities of the catalogue and of television: channel, programme, film, packet',
  ENG: 'playback engine: error recovery, tracks, quality, DRM, autoplay',
  ENT: 'entities of the viewer: device, session, provider, profile, payment',
  FIND: 'search: results',
  LIVE: 'playing a channel: live, catch-up, blackout, preview, adult programmes',
  MISC: 'everything else: kinds of viewers, modals, instructions, languages',
  NAV: 'addresses and navigation: routes, modals, history',
  NTF: 'messages and notices',
  PACK: 'subscriptions on sale: packets, prices, periods',
  PAY: 'payments and purchases',
  PIN: 'parental control: PIN',
  PLAY: 'playing a film or an episode: resume point, purchase, next episode',
  PROF: 'profiles',
  PROMO: 'promo codes',
  PROV: 'providers: what each sells and shows',
  ROWS: 'rows and pages of rows: home, catalogue, continue watching; heads for search engines',
  SES: 'session: device, token, token refresh, sign-out, tabs',
  SRCH: 'search: field, suggestions, filters',
  STAT: 'watch progress and analytics',
  SUBS: 'subscriptions of a viewer',
};

const TESTS = [
  '{libs,libs/features,tools}/*/{src,test}/**/*.test.{ts,tsx}',
  'brands/*.test.ts',
  'e2e/journeys/*.spec.ts',
];

const ID = /\b[A-Z]{2,5}-\d{3}\b/g;
/** Names of algorithms and standards look like ids. */
const isRule = (id: string) => !/^(AES|CEA|ISO|SHA|UTF)-/.test(id);
const IDS_FIRST = /^(?:[A-Z]{2,5}-\d{3}\b[\s,]*)+/;

/** What a text of the source says; what is only known when it runs is an ellipsis. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Every text of a test's source that begins with the id of a rule: a title, or a line of a table of titles. */
function proofsIn(file: string, source: string): Proof[] {
  const proofs: Proof[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    const ids = text === null ? null : IDS_FIRST.exec(text);
    if (text !== null && ids) {
      const sentence = text
        .slice(ids[0].length)
        .replace(/%[sdijfo#]|\$[\w.]+/g, '…')
        .replace(/\s+/g, ' ')
        .trim();
      for (const [id] of ids[0].matchAll(ID)) if (isRule(id)) proofs.push({ id, sentence: sentence || '…', file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return proofs;
}

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const row = ({ id, sentence, file }: Proof) =>
  `| ${id} | ${sentence.replaceAll('|', '\\|')} | [${file.split('/').pop()}](../../${file}) |`;

/** @throws Error for an area that has no name */
function nameOf(area: string): string {
  const name = AREAS[area];
  if (name === undefined) throw new Error(`tools/dev/src/behaviour.ts: AREAS has no name for ${area}`);
  return name;
}

const indexOf = (areas: readonly string[]): string =>
  [
    '# What the product does',
    '',
    'Printed by `npm run behaviour`.',
    '',
    'A rule of the product has an id: its area and a number, as in `SES-023`. The title of a test begins with the ids of the rules that it proves, and a comment',
    'names the rules that the code below it carries out. The page of an area has each of its rules, in the words of the tests.',
    '',
    '| area | what its rules are about |',
    '| --- | --- |',
    ...areas.map((area) => `| [${area}](${area}.md) | ${nameOf(area)} |`),
    '',
  ].join('\n');

function pageOf(area: string, proofs: readonly Proof[]): string {
  return [
    `# ${area}: ${nameOf(area)}`,
    '',
    'Printed by `npm run behaviour` from the titles of the tests.',
    '',
    '| rule | what the product does | proven by |',
    '| --- | --- | --- |',
    ...[...new Set(proofs.map(row))].sort(byText),
    '',
  ].join('\n');
}

/** The pages by their path, sorted, from the sources of tests by theirs. */
export function behaviourPages(sources: Iterable<readonly [file: string, source: string]>): Map<string, string> {
  const proofs = [...sources].flatMap(([file, source]) => proofsIn(file, source));
  const areaOf = ({ id }: Proof) => id.split('-')[0] ?? '';
  const areas = [...new Set(proofs.map(areaOf))].sort(byText);
  const pages = areas.map((area): [string, string] => [
    `docs/behaviour/${area}.md`,
    pageOf(
      area,
      proofs.filter((proof) => areaOf(proof) === area),
    ),
  ]);
  return new Map([...pages, ['docs/behaviour/README.md', indexOf(areas)]]);
}

export const testSources = (): (readonly [string, string])[] =>
  globSync(TESTS, { cwd: ROOT })
    .map((file) => [file, readFileSync(ROOT + file, 'utf8')] as const)
    .filter(([, source]) => source.search(ID) >= 0);

/** Writes the pages anew. */
export function printBehaviour(): void {
  const pages = behaviourPages(testSources());
  rmSync(`${ROOT}docs/behaviour`, { recursive: true, force: true });
  mkdirSync(`${ROOT}docs/behaviour`, { recursive: true });
  for (const [path, text] of pages) writeFileSync(ROOT + path, text);
  console.log(`docs/behaviour: ${pages.size - 1} areas`);
}
