import { expect, test } from 'vitest';
import { choosableFiles, PLAIN_LIMITS, type ParsedFile } from './ad-files.ts';

const file = (height: number, changes: Partial<ParsedFile> = {}): ParsedFile => ({
  fileURL: `https://a.example/${height}.mp4`,
  mimeType: 'video/mp4',
  apiFramework: null,
  width: Math.round((height * 16) / 9),
  height,
  bitrate: height,
  maxBitrate: 0,
  ...changes,
});

const heights = (files: readonly ParsedFile[], limits = {}) =>
  choosableFiles(files, { ...PLAIN_LIMITS, ...limits }).map(({ height, kbps }) => `${height}@${kbps}`);

test('CALL-093 the largest creative within the limits comes first, what is too much last', () => {
  const files = [file(360), file(2160), file(720), file(1440)];
  expect(heights(files)).toEqual(['720@720', '360@360', '1440@1440', '2160@2160']);
});

test('CALL-093 of two of one size the one of the higher rate comes first, and a rate that is too high last', () => {
  const files = [
    file(720, { bitrate: 900 }),
    file(720, { bitrate: 2_500 }),
    file(720, { bitrate: 0, maxBitrate: 1_500 }),
  ];
  expect(heights(files)).toEqual(['720@2500', '720@1500', '720@900']);
  expect(heights(files, { maxKbps: 2_000 })).toEqual(['720@1500', '720@900', '720@2500']);
});

test('CALL-093 what is no creative of this device is none: other types, scripts, addresses that cannot be asked', () => {
  const others = [
    file(1, { mimeType: 'video/x-flv' }),
    file(2, { apiFramework: 'VPAID' }),
    file(3, { fileURL: 'javascript:alert(1)' }),
    file(4, { fileURL: null }),
    file(5, { mimeType: null }),
  ];
  expect(heights(others)).toEqual([]);
  expect(heights([...others, file(6, { mimeType: 'VIDEO/MP4' })])).toEqual(['6@6']);
});
