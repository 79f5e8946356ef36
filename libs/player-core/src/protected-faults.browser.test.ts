import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from './engines/engines.ts';
import type { Source } from './source.ts';
import { hurriedClock } from './testing/hurried-clock.ts';
import { countedSessions } from './testing/counted-sessions.ts';
import { mountPlayer, reached, shown } from './testing/mounted-player.ts';
import { mediaAddresses, protectedSource } from './testing/media-origin.ts';

beforeAll(() => Promise.all([ENGINES.hlsjs(), ENGINES['hlsjs-light'](), ENGINES.dash(), ENGINES.shaka()]));

const FORMATS = ['hls', 'dash'] as const;
let names = 0;
const once = () => `twice-${Date.now()}-${++names}`;

/** What a viewer hears of it, and what was tried before. */
async function failure(source: Source, timeoutMs = 30_000, times = 4) {
  const { player } = mountPlayer({ services: { clock: hurriedClock(times) } });
  const remedies: string[] = [];
  player.on('warning', ({ remedy }) => remedies.push(remedy));
  void player.load(source);
  const { error } = await reached(player, ({ lifecycle }) => lifecycle === 'failed', timeoutMs);
  return { error, remedies };
}

describe.each(FORMATS)('a licence of %s', (format) => {
  it.each(['403', '500', 'empty', 'html'])('that is %s: 4002, after one more address', async (licence) => {
    const { error, remedies } = await failure(protectedSource('live', { format, licence }));
    expect(error).toMatchObject({ code: 'LICENSE_REFUSED', entry: { number: 4002 } });
    expect(error?.httpStatus).toBe(Number(licence) || null);
    expect(remedies).toEqual(['renew']);
  });

  it('that is slow begins late, and is no error', async () => {
    const { player } = mountPlayer();
    await player.load(protectedSource('vod', { format, licence: 'slow' }));
    const { error, stats } = await shown(player, 15, 30_000);
    expect(error).toBeNull();
    expect(stats.firstFrameMs).toBeGreaterThan(2_900);
  });

  it('that never comes is given up', async () => {
    const { error } = await failure(protectedSource('vod', { format, licence: 'hang' }), 55_000, 1);
    expect(error?.code).toBe('LICENSE_REFUSED');
  });

  it('that brings keys of something else: 4004', async () => {
    const { error } = await failure(protectedSource('vod', { format, licence: 'other' }), 55_000);
    expect(error).toMatchObject({ code: 'DECRYPT_FAILED', entry: { number: 4004 } });
  });

  it('ENG-050 ENG-051 refuses with a number and words: they come with the error', async () => {
    const plain = await failure(protectedSource('live', { format, licence: 'refused-17' }));
    expect(plain.error?.refusal).toEqual({ code: 17, message: 'Too many devices', error: null });
    const structured = await failure(protectedSource('live', { format, licence: '8002' }));
    expect(structured.error?.refusal).toEqual({ code: 8002, message: 'Too many devices', error: 'E17' });
  });

  it('with new keys every few seconds is asked for again, and the picture does not stop', async () => {
    const sessions = countedSessions();
    const { player } = mountPlayer();
    await player.load(protectedSource('vod', { format, rotationSeconds: 4 }));
    const { error, stats } = await shown(player, 250, 40_000);
    expect([error, stats.stalls]).toEqual([null, 0]);
    expect(sessions.made).toBeGreaterThan(2);
  });

  it('plays a channel through a change of its key', async () => {
    const { player } = mountPlayer();
    await player.load(protectedSource('live', { format, rotationSeconds: 6 }));
    const { error } = await shown(player, 250, 40_000);
    expect(error).toBeNull();
    expect(Math.abs(Date.now() - (player.state.position.wallTimeMs ?? NaN))).toBeLessThan(20_000);
  });

  // What is buffered is shown first, and shaka has buffered much by then.
  it('that is the same twice opens one key of many: 4004', { timeout: 120_000 }, async () => {
    const { error } = await failure(protectedSource('vod', { format, rotationSeconds: 6, licence: once() }), 110_000);
    expect(error?.code).toBe('DECRYPT_FAILED');
  });
});

it('what a licence opens is shown before the next key is missed', async () => {
  const { player } = mountPlayer({ services: { clock: hurriedClock(4) } });
  void player.load(protectedSource('vod', { format: 'hls', rotationSeconds: 6, licence: once() }));
  const { error } = await shown(player, 100, 30_000);
  expect(error).toBeNull();
});

it(
  'a stream that changes its key all the time keeps few sessions open, and what was played can be played again',
  {
    timeout: 120_000,
  },
  async () => {
    const sessions = countedSessions();
    const { player } = mountPlayer();
    const startMs = Date.now() - 3_600_000;
    await player.load(protectedSource('archive', { format: 'hls', rotationSeconds: 40 }, startMs), {
      startAt: { wallTimeMs: startMs },
    });
    const begin = player.state.position.mediaTime;
    await shown(player, 10);
    for (const away of [100, 200, 300, 400, 500]) {
      await player.seek({ mediaTime: begin + away });
      await shown(player, 10);
      await expect.poll(() => sessions.open).toBeLessThanOrEqual(4);
    }
    expect(sessions.made).toBeGreaterThan(5);
    await player.seek({ mediaTime: begin + 2 });
    expect((await shown(player, 10)).error).toBeNull();
  },
);

it('fifty changes between protected channels keep four sessions open at most', { timeout: 240_000 }, async () => {
  const sessions = countedSessions();
  const { player } = mountPlayer();
  const loops = ['city', 'dusk', 'orbit', 'steppe', 'orchard'];
  for (let change = 0; change < 50; change++) {
    const format = FORMATS[change % 2] ?? 'hls';
    const { status } = await player.load(protectedSource('live', { format, loop: loops[change % loops.length] ?? '' }));
    expect(status).toBe('loaded');
    expect(sessions.open).toBeLessThanOrEqual(4);
  }
  expect(sessions.made).toBeGreaterThanOrEqual(50);
  await player.load({ kind: 'live', url: mediaAddresses().live });
  await expect.poll(() => sessions.open).toBe(0);
});

it('who presses on before a channel has begun leaves no session behind', async () => {
  const sessions = countedSessions();
  const { player } = mountPlayer();
  for (let change = 0; change < 12; change++) {
    void player.load(protectedSource('live', { format: FORMATS[change % 2] ?? 'hls', loop: 'dusk' }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await player.load(protectedSource('live', { format: 'hls' }));
  expect((await shown(player, 10)).error).toBeNull();
  expect(sessions.open).toBeLessThanOrEqual(4);
});
