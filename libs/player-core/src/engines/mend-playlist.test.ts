import { describe, expect, it } from 'vitest';
import { isPlaylist, isPossibleAddress, mendPlaylist } from './mend-playlist.ts';

const ADDRESS = 'https://cdn.test/show/master.m3u8';
const lines = (...text: string[]) => `${text.join('\n')}\n`;

describe('isPlaylist', () => {
  it.each(['<!doctype html><p>Sign in', '{"error":1}', '', '#EXTM3U\n', '#EXTM3U\n#EXT-X-VERSION:3\n'])(
    'does not take %j for a playlist',
    (text) => expect(isPlaylist(text)).toBe(false),
  );

  it.each([
    '#EXTM3U\n#EXTINF:2,\na.ts',
    '\uFEFF#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\na.m3u8',
    '#EXTM3U\n#EXT-X-TARGETDURATION:2',
  ])('takes %j for a playlist', (text) => expect(isPlaylist(text)).toBe(true));
});

describe('mendPlaylist', () => {
  it.each(['http://[::1/240p.m3u8', 'http://host:99999/240p.m3u8', '//%zz%/a.m3u8', 'https://'])(
    'leaves out the rendition at %s alone',
    (uri) => {
      const text = lines('#EXTM3U', '#EXT-X-STREAM-INF:BANDWIDTH=1', uri, '#EXT-X-STREAM-INF:BANDWIDTH=2', '720p.m3u8');
      expect(mendPlaylist(text, ADDRESS)).toBe(lines('#EXTM3U', '#EXT-X-STREAM-INF:BANDWIDTH=2', '720p.m3u8'));
    },
  );

  it('leaves out an alternate track, too, and nothing where no rendition would be left', () => {
    const track = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x",URI="http://[::1/a.m3u8"';
    const rendition = ['#EXT-X-STREAM-INF:BANDWIDTH=2', 'https://other.test/720p.m3u8'];
    expect(mendPlaylist(lines('#EXTM3U', track, ...rendition), ADDRESS)).toBe(lines('#EXTM3U', ...rendition));
    const hopeless = lines('#EXTM3U', '#EXT-X-STREAM-INF:BANDWIDTH=1', 'http://[::1/240p.m3u8');
    expect(mendPlaylist(hopeless, ADDRESS)).toBe(hopeless);
  });

  it('makes a gap of a segment that nobody can ask for', () => {
    const text = lines('#EXTM3U', '#EXT-X-TARGETDURATION:2', '#EXTINF:2,', 'http://[::1/1.ts', '#EXTINF:2,', '2.ts');
    expect(mendPlaylist(text, ADDRESS)).toContain('#EXTINF:2,\n#EXT-X-GAP\nmissing\n#EXTINF:2,\n2.ts');
  });

  it.each([[], ['#EXT-X-TARGETDURATION:'], ['#EXT-X-TARGETDURATION:soon'], ['#EXT-X-TARGETDURATION:0']])(
    'takes the target duration from the segments in place of %j',
    (...target) => {
      const segments = ['#EXTINF:1.5,', '1.ts', '#EXTINF:5.96,', '2.ts'];
      expect(mendPlaylist(lines('#EXTM3U', ...target, ...segments), ADDRESS)).toBe(
        lines('#EXTM3U', '#EXT-X-TARGETDURATION:6', ...segments),
      );
    },
  );

  it('leaves what is right as it is', () => {
    const text = lines(
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:10',
      '#EXTINF:2,',
      'https://a.test/1.ts',
      '#EXTINF:2,',
      '//b.test:80/2.ts',
    );
    expect(mendPlaylist(text, ADDRESS)).toBe(text);
    expect(isPossibleAddress('{$list}/a b.m3u8', ADDRESS)).toBe(true);
    expect(isPossibleAddress('https://{$host}:{$port}/a.m3u8', ADDRESS)).toBe(true);
  });
});
