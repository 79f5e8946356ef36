import { EXTRA_FAULTS } from './extra-faults.ts';
import type { Extras } from './extras.ts';
import type { FileAddress } from './media-address.ts';

/** Where in a show a fault strikes: a kind of file, a file or folder by name, or segments by index. */
type Place = { file: 'master' | 'playlist' | 'init' } | { path: string } | { from: number; to: number };

type Spoil = {
  place: Place;
  how:
    | { kind: 'status'; status: number }
    | { kind: 'truncate' }
    | { kind: 'close' }
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

/** Every fault, one row each. */
export const FAULTS: readonly FaultRow[] = [
  {
    name: 'latency',
    form: 'latency=<ms>',
    does: 'Each answer waits so long before its first byte.',
    counts: false,
    read: (value) => ({ delayMs: whole(value, 'milliseconds', 60_000) }),
  },
  {
    name: 'kbps',
    form: 'kbps=<n>',
    does: 'Each answer is sent at n kilobits per second.',
    counts: false,
    read: (value) => ({ bytesPerSecond: bytesPerSecond(value) }),
  },
  {
    name: 'slow',
    form: 'slow=<kbps>@<place>',
    does: 'The file at the place is sent at so many kilobits per second.',
    counts: true,
    read: (value, place) => ({
      spoils: [{ place: placeOf(place), how: { kind: 'slow', bytesPerSecond: bytesPerSecond(value) } }],
    }),
  },
  {
    name: 'status',
    form: 'status=<code>@<place>',
    does: 'The file at the place answers with that status and no media.',
    counts: true,
    read: (value, place) => ({
      spoils: [
        { place: placeOf(place), how: { kind: 'status', status: whole(value, 'a status from 400 to 599', 599, 400) } },
      ],
    }),
  },
  {
    name: 'truncate',
    form: 'truncate=@<place>',
    does: 'The file at the place ends in the middle, as if it were whole.',
    counts: true,
    read: (_, place) => ({ spoils: [{ place: placeOf(place), how: { kind: 'truncate' } }] }),
  },
  {
    name: 'close',
    form: 'close=@<place>',
    does: 'The connection breaks in the middle of the file at the place.',
    counts: true,
    read: (_, place) => ({ spoils: [{ place: placeOf(place), how: { kind: 'close' } }] }),
  },
  {
    name: 'stale',
    form: 'stale or stale=@<n>',
    does: 'A growing playlist stops growing when segment n would come (0 without a number), until it ceases.',
    counts: true,
    read: (_, place) => ({ staleAt: place === undefined ? 0 : whole(place, 'a segment') }),
  },
  {
    name: 'reset',
    form: 'reset=@<n>',
    does: 'The live encoder restarts before segment n: media sequence begins at 0 again, older segments leave the playlist.',
    counts: true,
    read: (_, place) => ({ resetAt: whole(place, 'a segment') }),
  },
  {
    name: 'gap',
    form: 'gap=@<n>',
    does: 'Segment n is marked EXT-X-GAP and is not there.',
    counts: true,
    read: (_, place) => ({ gapAt: whole(place, 'a segment') }),
  },
  {
    name: 'discontinuity',
    form: 'discontinuity=@<n>',
    does: 'EXT-X-DISCONTINUITY before segment n, and media time begins at 0 there.',
    counts: true,
    read: (_, place) => ({ discontinuityAt: whole(place, 'a segment') }),
  },
  {
    name: 'resize',
    form: 'resize=@<n>',
    does: 'As discontinuity, and from segment n on the picture has another size.',
    counts: true,
    read: (_, place) => ({ discontinuityAt: whole(place, 'a segment'), resizes: true }),
  },
  {
    name: 'codecs',
    form: 'codecs=<name>',
    does: 'The multivariant playlist names this codec instead of the real ones.',
    counts: false,
    read: (value) => ({ codecs: codecName(value) }),
  },
  {
    name: 'leap',
    form: 'leap=<seconds>',
    does: 'The origin is so much later, from `after` on: what a viewer finds who was away so long.',
    counts: true,
    read: (value) => ({ leapSeconds: whole(value, 'seconds', 86_400) }),
  },
  {
    name: 'expire',
    form: 'expire=<seconds>',
    does: 'So long after the start every answer is 403, as with a token that has expired.',
    counts: true,
    read: (value) => ({ expireSeconds: whole(value, 'seconds', 86_400) }),
  },
  {
    name: 'after',
    form: 'after=<seconds>',
    does: 'status, truncate, close, slow and leap begin to strike so long after the start.',
    counts: true,
    read: (value) => ({ afterSeconds: whole(value, 'seconds', 86_400) }),
  },
  {
    name: 'until',
    form: 'until=<seconds>',
    does: 'status, truncate, close, slow and stale cease so long after the start.',
    counts: true,
    read: (value) => ({ untilSeconds: whole(value, 'seconds', 86_400) }),
  },
  ...EXTRA_FAULTS,
  {
    name: 'from',
    form: 'from=<unix seconds>',
    does: 'The start. Where it is missing and needed, the origin redirects to the same address with the present moment.',
    counts: false,
    read: (value) => ({ from: whole(value, 'Unix seconds', 9_999_999_999) }),
  },
];

/**
 * Reads a specification such as `latency=200,status=404@30`. `counts` says whether it needs a start (`from`).
 * @throws Error with one sentence for whoever typed it.
 */
export function parseFault(spec: string): { fault: Fault; counts: boolean } {
  let fault: Fault = {
    delayMs: 0,
    bytesPerSecond: Infinity,
    spoils: [],
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
    'A place is a segment (30), a range of them (30-34), master, playlist, init, or a file or folder by name (text-ru.m3u8, audio-en:).',
    'Segments count from 0: on live from the one on the air at the start, elsewhere from the beginning.',
    '',
  ].join('\n');
}

function placeOf(text: string | undefined): Place {
  if (text === 'master' || text === 'playlist' || text === 'init') return { file: text };
  // A slash would end the fault in its address.
  if (/^[\w-]+(:(\d+\.\w+)?|\.\w+)$/.test(text ?? '')) return { path: text?.replace(':', '/') ?? '' };
  const [, from, to] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(text ?? '') ?? [];
  if (from === undefined)
    throw new Error('with a segment, a range such as 30-34, master, playlist, init, or a file or folder after the @');
  return { from: Number(from), to: Number(to ?? from) };
}

const bytesPerSecond = (kilobits: string | undefined) => (whole(kilobits, 'kilobits per second', 1_000_000) * 1000) / 8;

function codecName(text: string | undefined): string {
  if (!/^[\w.-]{1,40}$/.test(text ?? '')) throw new Error('with the name of a codec such as dvh1.05.06');
  return text ?? '';
}

function whole(text: string | undefined, what: string, most = 9_999_999, least = 0): number {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : NaN;
  if (!(value >= least && value <= most)) throw new Error(`with ${what} as a whole number from ${least} to ${most}`);
  return value;
}
