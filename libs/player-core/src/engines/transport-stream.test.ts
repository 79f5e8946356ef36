import { describe, expect, it } from 'vitest';
import { fateOfSounds, soundsIn } from './transport-stream.ts';

const VIDEO = [0x1b] as const;
const MAP_ID = 0x100;

/** A packet of 188 bytes with the first section of a table. */
function packet(id: number, section: readonly number[], adaptation: readonly number[] = []): number[] {
  const field = adaptation.length > 0 ? [adaptation.length, ...adaptation] : [];
  const bytes = [0x47, 0x40 | (id >> 8), id & 0xff, field.length > 0 ? 0x30 : 0x10, ...field, 0, ...section];
  return [...bytes, ...Array<number>(188 - bytes.length).fill(0xff)];
}

/** Streams as [stream type, …descriptors]. */
function streamWith(streams: readonly (readonly number[])[], adaptation?: readonly number[]): Uint8Array {
  const rows = streams.flatMap(([type = 0, ...descriptors]) => [
    type,
    0xe1,
    0x01,
    0xf0,
    descriptors.length,
    ...descriptors,
  ]);
  const programmes = [0, 0xb0, 13, 0, 1, 0xc1, 0, 0, 0, 1, 0xe0 | (MAP_ID >> 8), MAP_ID & 0xff, 0, 0, 0, 0];
  const map = [2, 0xb0, 9 + rows.length + 4, 0, 1, 0xc1, 0, 0, 0xe1, 0, 0xf0, 0, ...rows, 0, 0, 0, 0];
  return new Uint8Array([...packet(0, programmes), ...packet(MAP_ID, map, adaptation), ...packet(0x1fff, [])]);
}

const namesIn = (bytes: Uint8Array) => soundsIn(bytes).map(({ name }) => name);

describe('soundsIn', () => {
  it.each([
    ['AAC', [VIDEO, [0x0f]], ['aac']],
    ['AC-3 as in North America', [VIDEO, [0x81]], ['ac-3']],
    ['AC-3 as in Europe', [VIDEO, [0x06, 0x0a, 4, 1, 2, 3, 0, 0x6a, 1, 0]], ['ac-3']],
    ['two languages in two formats', [[0x87], VIDEO, [0x03]], ['ec-3', 'mpeg']],
    ['teletext, splice points and no sound', [VIDEO, [0x06, 0x56, 1, 0], [0x86]], []],
  ])('finds %s', (_what, streams, names) => {
    expect(namesIn(streamWith(streams))).toEqual(names);
  });

  it('reads a table behind an adaptation field', () => {
    expect(namesIn(streamWith([VIDEO, [0x81]], [0, 1, 2, 3]))).toEqual(['ac-3']);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['MP4', new TextEncoder().encode(`....moof${'.'.repeat(400)}`)],
    ['packets without a table', new Uint8Array(Array(3).fill(packet(0x1fff, [])).flat())],
    ['a table that is cut', streamWith([VIDEO, [0x81]]).subarray(0, 200)],
  ])('finds none in %s', (_what, bytes) => {
    expect(soundsIn(bytes)).toEqual([]);
  });
});

describe('fateOfSounds', () => {
  const all = () => true;
  const chromium = (type: string) => !/ac-3|ec-3|dtsc/.test(type);
  const sounds = (...types: number[]) => soundsIn(streamWith([VIDEO, ...types.map((type) => [type])]));

  it.each([
    ['silence', sounds(), 'hlsjs-light', chromium, 'heard'],
    ['AAC', sounds(0x0f), 'hlsjs-light', chromium, 'heard'],
    ['AC-3 beside AAC', sounds(0x81, 0x0f), 'hlsjs-light', chromium, 'heard'],
    ['AC-3 without a decoder', sounds(0x81), 'hlsjs', chromium, 'needsDecoder'],
    ['AC-3 with a decoder in the light build', sounds(0x81), 'hlsjs-light', all, 'needsFull'],
    ['AC-3 with a decoder in the full build', sounds(0x81), 'hlsjs', all, 'heard'],
    ['E-AC-3 with a decoder', sounds(0x87), 'hlsjs', all, 'needsOtherEngine'],
    ['AAC in LATM', sounds(0x11), 'hlsjs', chromium, 'needsOtherEngine'],
  ] as const)('%s', (_what, found, build, canDecode, fate) => {
    expect(fateOfSounds(found, build, canDecode)).toBe(fate);
  });
});
