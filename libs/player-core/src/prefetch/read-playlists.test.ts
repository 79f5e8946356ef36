import { describe, expect, it } from 'vitest';
import { firstPieces, lowestRendition } from './read-playlists.ts';

const AT = 'https://cdn.test/live/7/master.m3u8?token=a';

describe('lowestRendition', () => {
  it('is the one with the fewest bits, wherever it stands, by its own address', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=1,BANDWIDTH=900000,CODECS="avc1,mp4a"',
      'high.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=200000',
      '../low/list.m3u8?x=1',
    ].join('\n');
    expect(lowestRendition(text, AT)).toBe('https://cdn.test/live/low/list.m3u8?x=1');
  });

  it.each(['http://[', 'https://a b/', '//'])('is nothing where its address is %s', (uri) => {
    expect(lowestRendition(`#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${uri}\n`, AT)).toBeNull();
    expect(firstPieces(`#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${uri}\n`, AT)).toBeNull();
  });

  it('is nothing in a list of segments', () => {
    expect(lowestRendition('#EXTM3U\n#EXTINF:2,\n1.ts\n', AT)).toBeNull();
  });
});

const list = (durations: readonly number[], target = 2, head = '') =>
  [
    '#EXTM3U',
    `#EXT-X-TARGETDURATION:${target}`,
    head,
    ...durations.flatMap((seconds, index) => [`#EXTINF:${seconds.toFixed(3)},`, `${index}.ts`]),
  ].join('\n');

describe('firstPieces', () => {
  it.each([
    ['three segments behind the end', [2, 2, 2, 2, 2], 2, '2.ts'],
    ['three target durations, however short segments are', [2, 2, 2, 2, 2, 2, 2, 2], 4, '2.ts'],
    ['the beginning of a list that is too short', [2, 2], 2, '0.ts'],
    ['the segment after a start that falls on the end of one', [3.9, 4, 4, 4], 4, '1.ts'],
    ['the segment that holds the start', [3, 3, 3, 3], 4, '0.ts'],
  ])('begins with %s', (_what, durations, target, expected) => {
    expect(firstPieces(list(durations, target), AT)?.segmentUrl).toBe(`https://cdn.test/live/7/${expected}`);
  });

  it('names the initialisation that holds for the segment', () => {
    const text = list([2, 2, 2], 2, '#EXT-X-MAP:URI="240p/init.mp4"');
    expect(firstPieces(text, AT)).toMatchObject({
      initUrl: 'https://cdn.test/live/7/240p/init.mp4',
      segmentSeconds: 2,
    });
    expect(firstPieces(list([2, 2, 2]), AT)?.initUrl).toBeNull();
  });

  it.each([
    ['keys', '#EXT-X-KEY:METHOD=AES-128,URI="k"'],
    ['ranges', '#EXT-X-BYTERANGE:100@0'],
    ['an initialisation by range', '#EXT-X-MAP:URI="all.mp4",BYTERANGE="100@0"'],
    ['a start of its own', '#EXT-X-START:TIME-OFFSET=5'],
    ['a hole', '#EXT-X-GAP'],
    ['an end', '#EXT-X-ENDLIST'],
  ])('leaves a list with %s to the engine', (_what, line) => {
    expect(firstPieces(list([2, 2, 2], 2, line), AT)).toBeNull();
  });

  it('reads a list without keys, said explicitly', () => {
    expect(firstPieces(list([2, 2, 2], 2, '#EXT-X-KEY:METHOD=NONE'), AT)).not.toBeNull();
    // A licence opens it where it is decoded: the files are fetched as they are.
    const licensed = '#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="data:,",KEYFORMAT="org.w3.clearkey"';
    expect(firstPieces(list([2, 2, 2], 2, licensed), AT)).not.toBeNull();
  });
});
