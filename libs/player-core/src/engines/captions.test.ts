import { describe, expect, it } from 'vitest';
import { announcedCaptions, captionChannelsIn, captionTrack } from './captions.ts';

/** cc_data as a picture carries it: each triplet is a type and two bytes, here without the parity. */
const ccData = (...triplets: readonly (readonly [type: number, first: number, second: number])[]) =>
  new Uint8Array([0x40 | triplets.length, 0xff, ...triplets.flatMap(([type, ...pair]) => [0xfc | type, ...pair])]);

describe('captionChannelsIn', () => {
  it.each([
    ['a pop-on caption', ccData([0, 0x14, 0x20]), ['CC1']],
    ['the same with its parity', ccData([0, 0x94, 0x20]), ['CC1']],
    ['roll-up rows on the second channel', ccData([0, 0x1c, 0x26]), ['CC2']],
    ['the second field', ccData([1, 0x15, 0x29], [1, 0x1d, 0x2f]), ['CC3', 'CC4']],
    ['padding', ccData([0, 0x80, 0x80], [1, 0x80, 0x80]), []],
    ['letters alone', ccData([0, 0x41, 0x42]), []],
    ['a text service', ccData([0, 0x14, 0x2a]), []],
    ['data about the programme', ccData([1, 0x01, 0x20]), []],
    ['a packet of CEA-708 alone', ccData([3, 0x14, 0x20]), []],
    ['triplets that are not valid', new Uint8Array([0x41, 0xff, 0xf8, 0x14, 0x20]), []],
    ['fewer bytes than are announced', new Uint8Array([0x5f, 0xff, 0xfc]), []],
    ['nothing', new Uint8Array(), []],
  ])('finds in %s what begins a caption', (_what, bytes, channels) => {
    expect(captionChannelsIn(bytes)).toEqual(channels);
  });
});

describe('announcedCaptions', () => {
  const line = (attributes: string) => `#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc"${attributes}`;

  it('ENG-036 ENG-037 names each channel once: as the playlist does, by its language, else by itself', () => {
    const playlist = [
      '#EXTM3U',
      line(',NAME="English",LANGUAGE="en",INSTREAM-ID="CC1"'),
      line(',LANGUAGE="es",INSTREAM-ID="CC3"'),
      line(',INSTREAM-ID="SERVICE1"'),
      '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="low",NAME="Once more",INSTREAM-ID="CC1"',
      line(',NAME="Nowhere"'),
      line(',NAME="No channel",INSTREAM-ID="CC9"'),
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Subtitles",URI="a.m3u8"',
    ].join('\r\n');
    expect(announcedCaptions(playlist)).toEqual([
      { id: 'CC1', language: 'en', label: 'English' },
      { id: 'CC3', language: 'es', label: 'CC3' },
      { id: 'SERVICE1', language: null, label: 'SERVICE1' },
    ]);
  });

  it('captions that nobody announced are called by their channel', () => {
    expect(captionTrack({ instreamId: 'CC1' })).toEqual({ id: 'CC1', language: null, label: 'CC1' });
  });
});
