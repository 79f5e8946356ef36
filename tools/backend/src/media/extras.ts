import { createCipheriv } from 'node:crypto';
import { addCaption } from './add-caption.ts';
import { mediaPlaylist } from './playlists.ts';
import { SEGMENT_SECONDS, type Show } from './show.ts';

/** What an address asks to be added to a plain show, as streams in the field have it. */
export type Extras = {
  /** Two subtitle tracks of WebVTT segments, one of them without a LANGUAGE. */
  texts?: true;
  /** AES-128: the key that is served is the right one, another one, or too short. */
  key?: 'right' | 'wrong' | 'short';
  /** The licence system that the media playlists name; `master`: the multivariant playlist announces it too. */
  licence?: { system: 'fairplay' | 'widevine'; where: 'master' | 'playlist' };
  /** Where the variables in the playlists get their values from. `lists`: each media playlist names its own, the multivariant playlist none. */
  variables?: 'value' | 'import' | 'query' | 'lists';
  /** CEA-608 in the picture. */
  captions?: 'announced' | 'unannounced' | undefined;
  /** Lists of stills and of chapters, which nobody needs for the picture. */
  stills?: true;
};

/** The folder of the subtitle segments, and the track that has a language. */
export const TEXT_TRACKS = ['subtitles', 'comments'] as const;
/** The lists that stand beside the picture. */
export const STILL_LISTS = ['stills', 'frames', 'chapters'] as const;
const STILLS = [
  '#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=9000,RESOLUTION=196x110,CODECS="jpeg",URI="stills.m3u8"',
  '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=90000,RESOLUTION=426x240,CODECS="avc1.4d4015",URI="frames.m3u8"',
  '#EXT-X-SESSION-DATA:DATA-ID="com.apple.hls.chapters",URI="chapters.m3u8"',
];
const KEY = Buffer.from('livery demo key!');
const IV = Buffer.alloc(16, 7);
const KEYS = { right: KEY, wrong: Buffer.alloc(16, 1), short: KEY.subarray(0, 10) } as const;

const LICENCES = {
  fairplay: 'METHOD=SAMPLE-AES,URI="skd://demo",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"',
  widevine:
    'METHOD=SAMPLE-AES-CTR,URI="data:text/plain;base64,AAAAOHBzc2gAAAAA7e+LqXnWSs6jyCfc1R0h7QAAABgSEAABAgMEBQYHCAkKCwwNDg9I49yVmwY=",KEYID=0x000102030405060708090A0B0C0D0E0F,KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed",KEYFORMATVERSIONS="1"',
} as const;

/** The multivariant playlist with what the extras say in it. */
export function dressMaster(text: string, { texts, licence, variables, captions, stills }: Extras): string {
  const media = [
    ...(texts
      ? [
          `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="extra",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="${TEXT_TRACKS[0]}.m3u8"`,
          `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="extra",NAME="Commentary",DEFAULT=NO,AUTOSELECT=NO,URI="${TEXT_TRACKS[1]}.m3u8"`,
        ]
      : []),
    ...(captions === 'announced'
      ? ['#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="Captions",LANGUAGE="en",INSTREAM-ID="CC1"']
      : []),
    ...(stills ? STILLS : []),
    ...(licence?.where === 'master' ? [`#EXT-X-SESSION-KEY:${LICENCES[licence.system]}`] : []),
  ];
  const variant = `${texts ? ',SUBTITLES="extra"' : ''}${captions === 'announced' ? ',CLOSED-CAPTIONS="cc"' : ''}`;
  const dressed = text
    .replace('#EXT-X-INDEPENDENT-SEGMENTS', (line) => [line, ...media].join('\n'))
    .replace(/^#EXT-X-STREAM-INF:.*$/gm, (line) => line + variant);
  if (variables === undefined || variables === 'lists') return dressed;
  const defined = {
    value: '#EXT-X-DEFINE:NAME="list",VALUE="m3u8"',
    import: '#EXT-X-DEFINE:NAME="list",VALUE="m3u8"\n#EXT-X-DEFINE:NAME="piece",VALUE="m4s"',
    query: '#EXT-X-DEFINE:QUERYPARAM="list"',
  }[variables];
  return dressed
    .replace(/(#EXT-X-VERSION):\d+/, `$1:11\n${defined}`)
    .replace(/\.m3u8(?="|$)/gm, variables === 'query' ? '.{$list}?piece=m4s' : '.{$list}');
}

/** A media playlist with what the extras say in it. */
export function dressList(text: string, { key, licence, variables }: Extras): string {
  const keyLine = key
    ? `#EXT-X-KEY:METHOD=AES-128,URI="key.bin",IV=0x${IV.toString('hex')}`
    : licence && `#EXT-X-KEY:${LICENCES[licence.system]}`;
  // Behind the map: an initialisation before the key is in the clear.
  const dressed = keyLine ? text.replace(/^#EXT-X-MAP:.*$/m, (line) => `${line}\n${keyLine}`) : text;
  if (variables === undefined) return dressed;
  const defined = { import: 'IMPORT="piece"', query: 'QUERYPARAM="piece"' }[variables as string];
  return dressed
    .replace(/(#EXT-X-VERSION):\d+/, `$1:11\n#EXT-X-DEFINE:${defined ?? 'NAME="piece",VALUE="m4s"'}`)
    .replace(/\.m4s$/gm, '.{$piece}');
}

/** A media segment with what the extras put into it. */
export function dressSegment(bytes: Buffer, number: number, { key, captions }: Extras): Buffer {
  const spoken = captions ? addCaption(bytes, `Caption ${number}`) : bytes;
  if (!key) return spoken;
  const cipher = createCipheriv('aes-128-cbc', KEY, IV);
  return Buffer.concat([cipher.update(spoken), cipher.final()]);
}

export const keyFile = (key: NonNullable<Extras['key']>): Buffer => KEYS[key];

/** A list of stills: one sheet for all of a minute. */
export const stillsPlaylist = (): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:60',
    '#EXT-X-IMAGES-ONLY',
    '#EXTINF:60.0,',
    '#EXT-X-TILES:RESOLUTION=196x110,LAYOUT=5x6,DURATION=2',
    'stills.jpg',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

/** The list of a subtitle track in segments: a line for each segment of the picture. */
export const segmentedTextPlaylist = (show: Show, track: string): string =>
  mediaPlaylist(show, track)
    .replace(/^#EXT-X-MAP:.*\n/gm, '')
    .replaceAll('.m4s', '.vtt');

export function segmentedText(show: Show, number: number): string {
  const ticks = (show.mediaSeconds(number) * 90_000) % 2 ** 33;
  const end = `00:00:0${SEGMENT_SECONDS}.000`;
  return `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${ticks},LOCAL:00:00:00.000\n\n00:00:00.000 --> ${end}\nLine ${number}\n`;
}
