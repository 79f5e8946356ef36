import type { Protect } from './protect/content-key.ts';

/** What is shown: a channel now, a channel from a moment or between two, a loop repeated to a duration, the film. */
export type ShowAddress =
  | { kind: 'live'; channelKey: string }
  | { kind: 'archive'; channelKey: string; fromSeconds: number }
  | { kind: 'programme'; channelKey: string; fromSeconds: number; toSeconds: number }
  | { kind: 'vod'; loopKey: string; durationSeconds: number }
  | { kind: 'film'; filmKey: string };

/** One file of a show. Playlists name the others relative to themselves, so that a prefix of the address sticks. */
export type FileAddress =
  | { kind: 'master' }
  /** The same for DASH. */
  | { kind: 'manifest' }
  | { kind: 'playlist'; track: string }
  /** `turn`: of the rotation of keys. */
  | { kind: 'init'; track: string; isSilent?: boolean; turn?: number }
  | { kind: 'segment'; track: string; number: number }
  /** A rendition as one MP4. */
  | { kind: 'file'; track: string }
  | { kind: 'text'; name: string }
  | { kind: 'textSegment'; track: string; number: number }
  | { kind: 'key' };

/** `path`: the file's, from the folder of its show on. */
export type MediaAddress = { show: ShowAddress; file: FileAddress; folder: string; path: string; protect?: Protect };

/** Whose media it is: live, archive and films of one key are the same media. */
export const keyOfShow = (show: ShowAddress): string =>
  'channelKey' in show ? show.channelKey : 'loopKey' in show ? show.loopKey : show.filmKey;

type Groups = Readonly<Record<string, string>>;

const KEY = '(?<key>[\\w.~-]{1,120})';
const SHOWS: readonly (readonly [RegExp, (groups: Groups) => ShowAddress])[] = [
  [new RegExp(`^live/${KEY}/`), ({ key = '' }) => ({ kind: 'live', channelKey: key })],
  [
    new RegExp(`^archive/${KEY}/(?<from>\\d{1,10})/`),
    ({ key = '', from }) => ({ kind: 'archive', channelKey: key, fromSeconds: Number(from) }),
  ],
  [
    new RegExp(`^programme/${KEY}/(?<from>\\d{1,10})-(?<to>\\d{1,10})/`),
    ({ key = '', from, to }) => ({
      kind: 'programme',
      channelKey: key,
      fromSeconds: Number(from),
      toSeconds: Number(to),
    }),
  ],
  [
    new RegExp(`^vod/${KEY}/(?<seconds>\\d{1,6})/`),
    ({ key = '', seconds }) => ({ kind: 'vod', loopKey: key, durationSeconds: Number(seconds) }),
  ],
  [new RegExp(`^film/${KEY}/`), ({ key = '' }) => ({ kind: 'film', filmKey: key })],
];

const FILES: readonly (readonly [RegExp, (groups: Groups) => FileAddress])[] = [
  [/^master\.m3u8$/, () => ({ kind: 'master' })],
  [/^manifest\.mpd$/, () => ({ kind: 'manifest' })],
  [/^(?<track>[\w-]+)\.m3u8$/, ({ track = '' }) => ({ kind: 'playlist', track })],
  [/^(?<track>[\w-]+)\/init\.mp4$/, ({ track = '' }) => ({ kind: 'init', track })],
  [
    /^(?<track>[\w-]+)\/init-(?<turn>\d{1,10})\.mp4$/,
    ({ track = '', turn }) => ({ kind: 'init', track, turn: Number(turn) }),
  ],
  [/^(?<track>[\w-]+)\/silent\.mp4$/, ({ track = '' }) => ({ kind: 'init', track, isSilent: true })],
  [
    /^(?<track>[\w-]+)\/(?<number>\d{1,10})\.m4s$/,
    ({ track = '', number }) => ({ kind: 'segment', track, number: Number(number) }),
  ],
  [/^(?<track>[\w-]+)\.mp4$/, ({ track = '' }) => ({ kind: 'file', track })],
  [/^(?<name>[\w-]+)\.vtt$/, ({ name = '' }) => ({ kind: 'text', name })],
  [
    /^(?<track>[\w-]+)\/(?<number>\d{1,10})\.vtt$/,
    ({ track = '', number }) => ({ kind: 'textSegment', track, number: Number(number) }),
  ],
  [/^key\.bin$/, () => ({ kind: 'key' })],
];

/** Before an address: the same, encrypted; with a number of seconds the key changes so often. */
const PROTECTED = /^protected\/(?<scheme>cenc|cbcs)(?:-(?<seconds>\d{0,4}[02468]))?\//;

/** Reads a path without its leading slash, such as `archive/steppe-3/1767225600/240p.m3u8`. */
export function parseMediaAddress(path: string): MediaAddress | undefined {
  const [prefix = '', scheme, seconds] = PROTECTED.exec(path) ?? [];
  if (scheme === undefined) return parsePlain(path);
  const plain = parsePlain(path.slice(prefix.length));
  const protect: Protect = {
    scheme: scheme === 'cbcs' ? 'cbcs' : 'cenc',
    ...(Number(seconds) > 0 && { rotationSeconds: Number(seconds) }),
  };
  return plain && { ...plain, folder: `/${prefix}${plain.folder.slice(1)}`, protect };
}

function parsePlain(path: string): MediaAddress | undefined {
  for (const [pattern, show] of SHOWS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const filePath = path.slice(found[0].length);
    const file = parseFile(filePath);
    return file && { show: show(found.groups ?? {}), file, folder: `/${found[0]}`, path: filePath };
  }
  return undefined;
}

function parseFile(path: string): FileAddress | undefined {
  for (const [pattern, file] of FILES) {
    const found = pattern.exec(path);
    if (found) return file(found.groups ?? {});
  }
  return undefined;
}
