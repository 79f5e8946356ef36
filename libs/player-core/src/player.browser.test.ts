import { describe, expect, it } from 'vitest';
import { mediaAddresses } from './testing/media-origin.ts';
import { mountPlayer, reached, shown } from './testing/mounted-player.ts';

describe('a channel at its edge', () => {
  it('plays, and the pictures follow each other', async () => {
    const { player } = mountPlayer();
    expect(await player.load({ kind: 'live', url: mediaAddresses().live })).toEqual({ status: 'loaded' });
    await shown(player, 50);
    console.log(JSON.stringify({ ...player.state, timeline: undefined }));
    expect(player.state).toMatchObject({ lifecycle: 'loaded', playback: 'playing', content: 'live', error: null });
  });
});

it('vod resumes', async () => {
  const { player } = mountPlayer();
  await player.load({ kind: 'vod', url: mediaAddresses().vod(600) }, { startAt: { mediaTime: 301.3 } });
  console.log(player.state.position, player.state.durationSeconds);
  expect(player.state.position.mediaTime).toBeCloseTo(301.3, 0);
  await shown(player, 20);
});
it('archive', async () => {
  const { player } = mountPlayer();
  const ts = Date.now() - 3600_000;
  await player.load({ kind: 'archive', url: mediaAddresses().archive(ts) }, { startAt: { wallTimeMs: ts + 100_500 } });
  console.log(JSON.stringify(player.state.position), player.state.position.wallTimeMs! - ts);
  await shown(player, 20);
  console.log(JSON.stringify(player.state.position), player.state.position.wallTimeMs! - ts, player.state.seekable);
});
