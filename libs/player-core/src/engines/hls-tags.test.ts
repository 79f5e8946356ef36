import { describe, expect, it } from 'vitest';
import { isIFramesOnly, neededEngine, needsLicence } from './hls-tags.ts';

describe('neededEngine', () => {
  it.each([
    ['muxed renditions', '#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8', 'hlsjs-light'],
    ['audio inside the video renditions', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="ru"', 'hlsjs-light'],
    ['audio with a playlist of its own', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="ru",URI="ru.m3u8"', 'hlsjs'],
    ['subtitles', '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",URI="ru.m3u8"', 'hlsjs'],
    ['keys announced for the session', '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://1"', 'hlsjs'],
    ['keys in a media playlist', '#EXTINF:2,\n#EXT-X-KEY:METHOD=AES-128,URI="k"', 'hlsjs'],
    ['variables in the addresses', '#EXT-X-DEFINE:NAME="host",VALUE="cdn.test"', 'hlsjs'],
    ['captions', '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="c",NAME="English",INSTREAM-ID="CC1"', 'hlsjs'],
    ['no captions, said explicitly', '#EXT-X-STREAM-INF:BANDWIDTH=1,CLOSED-CAPTIONS=NONE\na.m3u8', 'hlsjs-light'],
    ['no keys, said explicitly', '#EXT-X-KEY:METHOD=NONE', 'hlsjs-light'],
    [
      'WebVTT inside MP4',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,URI="ru.m3u8"\n#EXT-X-STREAM-INF:CODECS="avc1.4d401f,wvtt"\na.m3u8',
      'shaka',
    ],
  ])('for %s', (_what, lines, engine) => {
    expect(neededEngine({ text: `#EXTM3U\n${lines}\n` })).toBe(engine);
  });
});

const FAIRPLAY = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1",KEYFORMAT="com.apple.streamingkeydelivery"';
const WIDEVINE =
  '#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="data:,",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"';
const PLAIN = '#EXT-X-KEY:METHOD=AES-128,URI="k"';

describe('needsLicence', () => {
  it.each([
    ['FairPlay alone', [FAIRPLAY], true],
    ['FairPlay that does not name its format', ['#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1"'], true],
    ['Widevine and FairPlay', [WIDEVINE, FAIRPLAY], true],
    ['a key that is fetched', [PLAIN], false],
    ['the same, by its name', [`${PLAIN},KEYFORMAT="identity"`], false],
    ['a key beside a licence', [FAIRPLAY, PLAIN], false],
    ['a beginning in the clear', ['#EXT-X-KEY:METHOD=NONE', '#EXTINF:2,', 'a.m4s', FAIRPLAY], false],
    ['no key', [], false],
  ])('with %s', (_what, lines, isNeeded) => {
    expect(needsLicence(['#EXTM3U', ...lines, '#EXTINF:2,', 'b.m4s'].join('\n'))).toBe(isNeeded);
  });
});

it('a list of I-frames, or a multivariant playlist of nothing else, is no film', () => {
  const stills = '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i.m3u8"';
  expect(isIFramesOnly('#EXTM3U\n#EXT-X-I-FRAMES-ONLY\n#EXTINF:2,\na.ts')).toBe(true);
  expect(isIFramesOnly(`#EXTM3U\n${stills}`)).toBe(true);
  expect(isIFramesOnly(`#EXTM3U\n${stills}\n#EXT-X-STREAM-INF:BANDWIDTH=2\na.m3u8`)).toBe(false);
  expect(isIFramesOnly('#EXTM3U\n#EXTINF:2,\na.ts')).toBe(false);
});
