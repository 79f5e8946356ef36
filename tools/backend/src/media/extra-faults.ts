import type { FaultRow } from './faults.ts';

const VARIABLES = ['value', 'import', 'query', 'lists'] as const;
const KEYS = ['right', 'wrong', 'short'] as const;
const CAPTIONS = ['announced', 'unannounced'] as const;
const SYSTEMS = ['fairplay', 'widevine'] as const;
const LISTS = ['master', 'playlist'] as const;

/** What makes a stream odd without breaking it, one row each. */
export const EXTRA_FAULTS: readonly FaultRow[] = [
  {
    name: 'texts',
    form: 'texts',
    does: 'Subtitles in segments, subtitles/ and comments/, the second without a LANGUAGE.',
    counts: false,
    read: () => ({ extras: { texts: true } }),
  },
  {
    name: 'key',
    form: 'key=right|wrong|short',
    does: 'Segments are AES-128; key.bin is the right key, another one, or too short.',
    counts: false,
    read: (value) => ({ extras: { key: oneOf(KEYS, value) } }),
  },
  {
    name: 'licence',
    form: 'licence=fairplay|widevine@master|playlist',
    does: 'Media playlists say that a licence is needed; with master the multivariant playlist does too.',
    counts: false,
    read: (value, place) => ({ extras: { licence: { system: oneOf(SYSTEMS, value), where: oneOf(LISTS, place) } } }),
  },
  {
    name: 'variables',
    form: 'variables=value|import|query|lists',
    does: 'Addresses are written with EXT-X-DEFINE; query needs ?list=m3u8, with lists the multivariant playlist has none.',
    counts: false,
    read: (value) => ({ extras: { variables: oneOf(VARIABLES, value) } }),
  },
  {
    name: 'stills',
    form: 'stills',
    does: 'The multivariant playlist names lists of stills, of I-frames and of chapters: stills.m3u8, frames.m3u8, chapters.m3u8.',
    counts: false,
    read: () => ({ extras: { stills: true } }),
  },
  {
    name: 'captions',
    form: 'captions=announced|unannounced',
    does: 'CEA-608 captions in the picture.',
    counts: false,
    read: (value) => ({ extras: { captions: oneOf(CAPTIONS, value) } }),
  },
];

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value {
  const value = values.find((one) => one === text);
  if (value === undefined) throw new Error(`with one of ${values.join(', ')}`);
  return value;
}
