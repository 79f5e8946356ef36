import { EXTRA_FAULTS } from './extra-faults.ts';
import type { FaultRow, Place } from './faults.ts';
import type { Garbled } from './spoil-media.ts';

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
    name: 'hang',
    form: 'hang=@<place>',
    does: 'The file at the place is never answered; the connection stays open.',
    counts: true,
    read: (_, place) => ({ spoils: [{ place: placeOf(place), how: { kind: 'hang' } }] }),
  },
  {
    name: 'stall',
    form: 'stall=@<place>',
    does: 'Half of the file at the place comes, then nothing more; the connection stays open.',
    counts: true,
    read: (_, place) => ({ spoils: [{ place: placeOf(place), how: { kind: 'stall' } }] }),
  },
  {
    name: 'garble',
    form: 'garble=<picture|sound|boxes>@<place>',
    does: 'Noise in place of the coded picture or sound: it arrives whole and cannot be decoded; `boxes`: it cannot be taken apart.',
    counts: true,
    read: (value, place) => ({ spoils: [{ place: placeOf(place), how: { kind: 'garble', what: garbled(value) } }] }),
  },
  {
    name: 'instead',
    form: 'instead=<html|json|nothing|bare>@<place>',
    does: 'In place of the file comes a page, JSON, an empty body, or a bare #EXTM3U, with status 200.',
    counts: true,
    read: (value, place) => ({ spoils: [{ place: placeOf(place), how: { kind: 'instead', ...standIn(value) } }] }),
  },
  {
    name: 'impossible',
    form: 'impossible=<n>',
    does: 'Rendition n (0 is the lowest) has an address that nobody can ask for.',
    counts: false,
    read: (value) => ({ impossibleRendition: whole(value, 'a rendition', 9) }),
  },
  {
    name: 'twins',
    form: 'twins',
    does: 'Each rendition is announced a second time, at an address without faults: a redundant network.',
    counts: false,
    read: () => ({ hasTwins: true }),
  },
  {
    name: 'target',
    form: 'target=<text>',
    does: 'EXT-X-TARGETDURATION says this; without a text it is missing.',
    counts: false,
    read: (value) => ({ targetDuration: value ?? null }),
  },
  {
    name: 'silence',
    form: 'silence=@<n>',
    does: 'EXT-X-DISCONTINUITY before segment n, and from there on there is no sound.',
    counts: true,
    read: (_, place) => ({ silentAt: whole(place, 'a segment') }),
  },
  {
    name: 'picture',
    form: 'picture=<name>',
    does: 'The picture calls itself this in the initialisation, such as hvc1.',
    counts: false,
    read: (value) => ({ sampleEntries: [{ from: 'avc1', to: sampleEntry(value) }] }),
  },
  {
    name: 'sound',
    form: 'sound=<name>',
    does: 'The sound calls itself this in the initialisation, such as ac-3.',
    counts: false,
    read: (value) => ({ sampleEntries: [{ from: 'mp4a', to: sampleEntry(value) }] }),
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
    does: 'The multivariant playlist names this codec instead of the real ones; `none` is none at all.',
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
    does: 'What strikes at a place, and leap, begins so long after the start.',
    counts: true,
    read: (value) => ({ afterSeconds: whole(value, 'seconds', 86_400) }),
  },
  {
    name: 'until',
    form: 'until=<seconds>',
    does: 'What strikes at a place, and stale, ceases so long after the start.',
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

function placeOf(text: string | undefined): Place {
  if (text === 'master' || text === 'playlist' || text === 'init' || text === 'file') return { file: text };
  // A slash would end the fault in its address.
  if (/^[\w-]+(:(\d+\.\w+)?|\.\w+)$/.test(text ?? '')) return { path: text?.replace(':', '/') ?? '' };
  const [, from, to] = /^(\d{1,7})(?:-(\d{1,7}))?$/.exec(text ?? '') ?? [];
  if (from === undefined)
    throw new Error('with a segment, a range such as 30-34, master, playlist, init, file, or a name after the @');
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

const STAND_INS: Readonly<Record<string, { body: string; type: string }>> = {
  html: { body: '<!doctype html>\n<title>Sign in</title>\n<p>Welcome to this network.\n', type: 'text/html' },
  json: { body: '{"error":"not now"}\n', type: 'application/json' },
  nothing: { body: '', type: 'application/octet-stream' },
  bare: { body: '#EXTM3U\n', type: 'application/vnd.apple.mpegurl' },
};

function standIn(name = '') {
  const found = STAND_INS[name];
  if (!found) throw new Error(`with one of ${Object.keys(STAND_INS).join(', ')} before the @`);
  return found;
}

function sampleEntry(text: string | undefined): string {
  if (!/^[\w-]{4}$/.test(text ?? '')) throw new Error('with four characters such as hvc1');
  return text ?? '';
}

const GARBLED = ['picture', 'sound', 'boxes'] as const;

function garbled(name: string | undefined): Garbled {
  const found = GARBLED.find((one) => one === name);
  if (!found) throw new Error(`with one of ${GARBLED.join(', ')} before the @`);
  return found;
}
