import type { Answering } from '@livery/api-client/testing';
import { Packshot, Stream } from '@livery/contract/channels/stream';
import { decode } from '@livery/contract/schema';
import type { PlaylistItem } from '@livery/domain/playback';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { useSeekThumbnails } from './use-seek-thumbnails.ts';

function read<Value>(result: { ok: true; value: Value } | { ok: false }): Value {
  if (!result.ok) throw new Error('not readable');
  return result.value;
}
const STREAM = read(decode(Stream, { hls: '/film.m3u8', img: 'https://cdn.test/film/' }));
const packshot = (wire: object): PlaylistItem => ({
  kind: 'packshot',
  url: '/one.m3u8',
  packshot: read(decode(Packshot, { url: '/one.m3u8', ...wire })),
});

async function thumbnailOf(item: PlaylistItem | null, answer?: Answering) {
  function Thumbnail() {
    return <output>{useSeekThumbnails(STREAM, item)(12) ?? 'none'}</output>;
  }
  const { host, server } = await mountScreen(<Thumbnail />, answer && { answer });
  return { thumbnail: () => host.querySelector('output')?.textContent, server };
}

const TIMINGS = 'https://cdn.test/timings.json';
const TABLE = {
  seek_points: [
    { position: 0, url: 'https://cdn.test/a.jpg' },
    { position: 10_000, url: 'https://cdn.test/b.jpg' },
  ],
};

it('CTRL-055 the table that the stream names chooses the thumbnail of a moment', async () => {
  const { thumbnail, server } = await thumbnailOf(packshot({ screenshot_timings: TIMINGS }), () => ({ json: TABLE }));
  await expect.poll(thumbnail).toBe('https://cdn.test/b.jpg');
  expect(server.lines).toEqual(['GET /timings.json']);
});

it('CTRL-055 without a table the folder of what plays numbers the thumbnails by their seconds', async () => {
  const own = packshot({ screenshot_url: 'https://cdn.test/advert/' });
  expect((await thumbnailOf(own)).thumbnail()).toBe('https://cdn.test/advert/10.jpg?w=196&h=110');
  expect((await thumbnailOf(null)).thumbnail()).toBe('https://cdn.test/film/10.jpg?w=196&h=110');
});

it('CTRL-055 a table that does not come leaves the folder', async () => {
  const both = packshot({ screenshot_timings: TIMINGS, screenshot_url: 'https://cdn.test/advert/' });
  const { thumbnail, server } = await thumbnailOf(both, () => ({ status: 404, json: {} }));
  await expect.poll(() => server.lines).toEqual(['GET /timings.json']);
  expect(thumbnail()).toBe('https://cdn.test/advert/10.jpg?w=196&h=110');
});
