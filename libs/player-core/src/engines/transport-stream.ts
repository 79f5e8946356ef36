/** A sound format inside of an MPEG transport stream: its name, and as a browser is asked for its decoder. */
export interface TsSound {
  readonly name: string;
  readonly type: string;
}

const PACKET_BYTES = 188;
const SYNC = 0x47;
const PAT_ID = 0;
/** The table of programmes comes first, and with every segment. */
const LOOKED_AT_PACKETS = 200;

const AAC: TsSound = { name: 'aac', type: 'audio/mp4; codecs="mp4a.40.2"' };
const MPEG: TsSound = { name: 'mpeg', type: 'audio/mpeg' };
const AC3: TsSound = { name: 'ac-3', type: 'audio/mp4; codecs="ac-3"' };
const EC3: TsSound = { name: 'ec-3', type: 'audio/mp4; codecs="ec-3"' };
const DTS: TsSound = { name: 'dts', type: 'audio/mp4; codecs="dtsc"' };
const LATM: TsSound = { name: 'aac-latm', type: AAC.type };

/** By the stream type of the programme map (ISO 13818-1, ATSC A/53, HDMV). */
const BY_STREAM_TYPE: Readonly<Record<number, TsSound>> = {
  0x03: MPEG,
  0x04: MPEG,
  0x0f: AAC,
  0x11: LATM,
  0x81: AC3,
  0x87: EC3,
  0x8a: DTS,
  0xc1: AC3,
  0xc2: EC3,
  0xcf: AAC,
};
/** DVB carries private data and says in a descriptor what it is (ETSI EN 300 468). */
const PRIVATE_DATA = 0x06;
const BY_DESCRIPTOR: Readonly<Record<number, TsSound>> = { 0x6a: AC3, 0x7a: EC3, 0x7b: DTS };

/** What the builds of hls.js take out of a transport stream. Everything else they leave there without a word: the picture would be mute. */
const TAKEN: Readonly<Record<'hlsjs' | 'hlsjs-light', readonly TsSound[]>> = {
  'hlsjs-light': [AAC, MPEG],
  hlsjs: [AAC, MPEG, AC3],
};

export type SoundFate = 'heard' | 'needsFull' | 'needsOtherEngine' | 'needsDecoder';

/** @returns what becomes of the sound of a transport stream in a build of hls.js; silence is heard, too */
export function fateOfSounds(
  sounds: readonly TsSound[],
  build: keyof typeof TAKEN,
  canDecode: (type: string) => boolean,
): SoundFate {
  const decodable = sounds.filter(({ type }) => canDecode(type));
  const isTakenBy = (name: keyof typeof TAKEN) => decodable.some((sound) => TAKEN[name].includes(sound));
  if (sounds.length === 0 || isTakenBy(build)) return 'heard';
  if (isTakenBy('hlsjs')) return 'needsFull';
  return decodable.length > 0 ? 'needsOtherEngine' : 'needsDecoder';
}

/** @returns the sounds that a transport stream announces; empty where it has none or is something else */
export function soundsIn(bytes: Uint8Array): TsSound[] {
  if (bytes[0] !== SYNC || bytes[PACKET_BYTES] !== SYNC) return [];
  const programmes = sectionOf(bytes, PAT_ID);
  const [, , , , , , , , , , high = 0, low = 0] = programmes ?? [];
  const map = programmes && sectionOf(bytes, ((high & 0x1f) << 8) | low);
  return map ? soundsOf(map) : [];
}

/** The first section of a table, from its first byte on. */
function sectionOf(bytes: Uint8Array, id: number): Uint8Array | null {
  const end = Math.min(bytes.length - PACKET_BYTES, LOOKED_AT_PACKETS * PACKET_BYTES);
  for (let at = 0; at <= end; at += PACKET_BYTES) {
    const [sync, high = 0, low = 0, flags = 0, adaptationBytes = 0] = bytes.subarray(at);
    const isStart = (high & 0x40) !== 0;
    if (sync !== SYNC || !isStart || (((high & 0x1f) << 8) | low) !== id) continue;
    const pointerAt = at + 4 + (flags & 0x20 ? 1 + adaptationBytes : 0);
    return bytes.subarray(pointerAt + 1 + (bytes[pointerAt] ?? 0), at + PACKET_BYTES);
  }
  return null;
}

function soundsOf(map: Uint8Array): TsSound[] {
  const sounds: TsSound[] = [];
  const end = Math.min(map.length, 3 + lengthAt(map, 1) - 4);
  for (let at = 12 + lengthAt(map, 10); at + 5 <= end; at += 5 + lengthAt(map, at + 3)) {
    const type = map[at] ?? 0;
    const descriptors = map.subarray(at + 5, at + 5 + lengthAt(map, at + 3));
    const sound = type === PRIVATE_DATA ? soundOf(descriptors) : BY_STREAM_TYPE[type];
    if (sound) sounds.push(sound);
  }
  return sounds;
}

function soundOf(descriptors: Uint8Array): TsSound | undefined {
  for (let at = 0; at + 2 <= descriptors.length; at += 2 + (descriptors[at + 1] ?? 0)) {
    const sound = BY_DESCRIPTOR[descriptors[at] ?? 0];
    if (sound) return sound;
  }
  return undefined;
}

const lengthAt = (bytes: Uint8Array, at: number): number => (((bytes[at] ?? 0) & 0x0f) << 8) | (bytes[at + 1] ?? 0);
