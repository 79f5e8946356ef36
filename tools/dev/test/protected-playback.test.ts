import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../src/run.ts';

/** Whoever asks for a stream, or puts one on a player. */
const PLAYS =
  /Endpoints\.(getChannelStream|getContentStream|getTrailerStream)\b|\bcreatePlayer\(|\.load\((source\b|\{ kind)/;
/** What stands before it: the gate itself, or a rule that lets through only what nobody has to be asked about. */
const ASKS = /\buseGate\(|\busePlayGate\(|\bmayPreview\(|\bopensUnasked\(|\bisOpenToAll\(/;

/** What plays and has nothing to ask. */
const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'libs/features/content/src/trailer-page.tsx': 'a trailer advertises, and is for everybody',
  'libs/widgets/src/trailer-picture.tsx': 'the same trailer, over a card or behind a page',
  'libs/features/player/src/player-layer.tsx': 'makes the one player, and loads nothing',
  'libs/features/spots/src/has-spots-still.ts': 'asks whether what plays has advertising still, and plays nothing',
  'libs/widgets/src/use-silent-picture.ts': 'asks for no stream: whoever gives it one is looked at',
};

const sources = new Map(
  globSync('libs/{features/*,widgets,shell}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.(test|stories)\.|\/testing\//.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
);

/** Files beside it that import it; a lazy import is one too. */
function importersOf(file: string): string[] {
  return [...sources].flatMap(([path, code]) =>
    [...code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].some(
      ([, target = '']) => relative(ROOT, join(ROOT, dirname(path), target)) === file,
    )
      ? [path]
      : [],
  );
}

/** Whether nobody comes to this file but through the gate. */
function isGuarded(file: string, seen: readonly string[] = []): boolean {
  if (ASKS.test(sources.get(file) ?? '')) return true;
  if (seen.includes(file)) return false;
  const importers = importersOf(file);
  return importers.length > 0 && importers.every((importer) => isGuarded(importer, [...seen, file]));
}

const players = [...sources].filter(([, code]) => PLAYS.test(code)).map(([path]) => path);

it('the places that play are found', () => {
  expect(players).toEqual(
    expect.arrayContaining([
      'libs/features/channels/src/tuner/channel-output.ts',
      'libs/features/content/src/use-film-playback.ts',
      ...Object.keys(OPEN_TO_ALL),
    ]),
  );
});

it('every place in the sources that plays is reached through the gate', () => {
  expect(players.filter((file) => !(file in OPEN_TO_ALL) && !isGuarded(file))).toEqual([]);
});
