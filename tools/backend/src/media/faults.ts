import type { Extras } from './extras.ts';
import { FAULTS } from './fault-rows.ts';
import type { FileAddress } from './media-address.ts';
import type { Garbled, SampleEntry } from './spoil-media.ts';

/** Where in a show a fault strikes: a kind of file, a file or folder by name, or segments by index. */
export type Place = { file: 'master' | 'playlist' | 'init' | 'file' } | { path: string } | { from: number; to: number };

type Spoil = {
  place: Place;
  how:
    | { kind: 'status'; status: number }
    | { kind: 'truncate' }
    | { kind: 'close' }
    | { kind: 'hang' }
    | { kind: 'stall' }
    | { kind: 'garble'; what: Garbled }
    | { kind: 'instead'; body: string; type: string }
    | { kind: 'slow'; bytesPerSecond: number };
};

/** What an address asks to go wrong. All times are in seconds after the start. */
export type Fault = {
  delayMs: number;
  bytesPerSecond: number;
  spoils: readonly Spoil[];
  staleAt?: number;
  resetAt?: number;
  gapAt?: number;
  discontinuityAt?: number;
  /** The picture has another size from the discontinuity on. */
  resizes?: boolean;
  /** What the multivariant playlist says instead of the codecs. */
  codecs?: string;
  /** What the picture or the sound calls itself in the initialisation: a decoder that is not there. */
  sampleEntries: readonly SampleEntry[];
  /** The rendition, lowest first, whose address nobody can ask for. */
  impossibleRendition?: number;
  /** Every rendition is announced a second time, on a network without this fault. */
  hasTwins?: boolean;
  /** What media playlists say as their target duration; `null`: nothing. */
  targetDuration?: string | null;
  /** The segment, after a discontinuity, from which there is no sound. */
  silentAt?: number;
  leapSeconds: number;
  expireSeconds?: number;
  afterSeconds: number;
  untilSeconds: number;
  /** Wall time of the start, in Unix seconds. */
  from?: number;
  extras: Extras;
};

export type FaultRow = {
  name: string;
  form: string;
  /** One line for the reader of `/fault`. */
  does: string;
  /** Whether it needs to know when playback started. */
  counts: boolean;
  /** @throws Error with what is expected instead. */
  read(value: string | undefined, place: string | undefined): Partial<Fault>;
};

/**
 * Reads a specification such as `latency=200,status=404@30`. `counts` says whether it needs a start (`from`).
 * @throws Error with one sentence for whoever typed it.
 */
export function parseFault(spec: string): { fault: Fault; counts: boolean } {
  let fault: Fault = {
    delayMs: 0,
    bytesPerSecond: Infinity,
    spoils: [],
    sampleEntries: [],
    leapSeconds: 0,
    afterSeconds: 0,
    untilSeconds: Infinity,
    extras: {},
  };
  let counts = false;
  for (const part of spec.split(',')) {
    const [, name = part, value, place] = /^([a-z]+)(?:=([^@]*))?(?:@(.*))?$/.exec(part) ?? [];
    const row = FAULTS.find((one) => one.name === name);
    if (!row) throw new Error(`There is no fault "${name}"; known are ${FAULTS.map((one) => one.form).join(', ')}.`);
    try {
      const effect = row.read(value === '' ? undefined : value, place);
      fault = {
        ...fault,
        ...effect,
        spoils: [...fault.spoils, ...(effect.spoils ?? [])],
        sampleEntries: [...fault.sampleEntries, ...(effect.sampleEntries ?? [])],
        extras: { ...fault.extras, ...effect.extras },
      };
    } catch (error) {
      throw new Error(`"${part}" cannot be read: write ${row.form}, ${(error as Error).message}.`, { cause: error });
    }
    counts ||= row.counts;
  }
  return { fault, counts };
}

/** How the fault spoils a file at a moment, if it does. `index` is the segment's, counted as `/fault` explains. */
export function spoilOf(
  fault: Fault,
  file: { readonly kind: FileAddress['kind']; readonly path: string },
  index: number | undefined,
  sinceStartSeconds: number,
): Spoil['how'] | undefined {
  if (fault.expireSeconds !== undefined && sinceStartSeconds >= fault.expireSeconds)
    return { kind: 'status', status: 403 };
  if (index !== undefined && index === fault.gapAt) return { kind: 'status', status: 404 };
  if (sinceStartSeconds < fault.afterSeconds || sinceStartSeconds >= fault.untilSeconds) return undefined;
  return fault.spoils.find(({ place }) => strikes(place, file, index))?.how;
}

function strikes(place: Place, file: { readonly kind: string; readonly path: string }, index: number | undefined) {
  if ('file' in place) return place.file === file.kind;
  if ('path' in place) return file.path.startsWith(place.path);
  return index !== undefined && index >= place.from && index <= place.to;
}

/** The moment, in ms, at which an address with a fault stands when it is `nowMs` elsewhere. */
export function momentOf({ leapSeconds, afterSeconds, from = 0 }: Fault, nowMs: number): number {
  return nowMs / 1000 - from >= afterSeconds ? nowMs + leapSeconds * 1000 : nowMs;
}

/** The page at `/fault`. */
export function faultsPage(): string {
  const width = Math.max(...FAULTS.map(({ form }) => form.length)) + 2;
  return [
    'Faults by address: put /fault/<faults>, comma-separated, before any media path.',
    'Example: /fault/latency=200,status=404@30/live/city-1/master.m3u8',
    '',
    ...FAULTS.map(({ form, does }) => `${form.padEnd(width)}${does}`),
    '',
    'A place is a segment (30), a range of them (30-34), master, playlist, init, file (a whole MP4), or a file or folder by name (text-ru.m3u8, audio-en:).',
    'Segments count from 0: on live from the one on the air at the start, elsewhere from the beginning.',
    '',
  ].join('\n');
}
