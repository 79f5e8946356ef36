import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SMALL_BUFFER } from './engines/buffer-limits.ts';
import type { LoadOptions } from './player.ts';
import type { Position, Source } from './source.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { reached, shown } from './testing/mounted-player.ts';
import { pullCable } from './testing/pulled-cable.ts';
import { mountWatched } from './testing/watched-player.ts';

interface Trouble {
  readonly fault: string;
  /** Seconds of the broadcast that may never reach the screen, or reach it twice. */
  readonly lost?: number;
  readonly repeated?: number;
  /** Seconds after the requested moment at which the picture may begin. */
  readonly late?: number;
  /** What is done about it beyond waiting (a busy machine stalls by itself), where that is certain. */
  readonly remedies?: readonly string[];
  /** What the product gives when the address is refused. */
  readonly fresh?: Source;
}

/** One segment lasts 2 s. */
const SEGMENT = 2.3;
const NOTHING = 0.5;
/** From the last picture to the live edge, three segments behind the end. */
const TO_THE_EDGE = 9;

/** What is watched over several tests is gone after the last. */
const whenAllIsOver: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(whenAllIsOver.map((run) => run())));
const mountForAll = () => mountWatched({}, (run) => whenAllIsOver.push(run));

/** Plays until the picture has reached `untilMs`, and tells what became of it. */
async function play(source: Source, trouble: Trouble, startAt: Position, untilMs: number) {
  const { player, remedies, intents, picture } = mountWatched();
  const { fresh } = trouble;
  const options: LoadOptions = { startAt, ...(fresh && { resolveSource: async () => fresh }) };
  void player.load(source, options);
  const momentOf = ({ wallTimeMs, mediaTime }: { wallTimeMs: number | null; mediaTime: number }) =>
    wallTimeMs ?? mediaTime * 1000;
  await reached(player, ({ lifecycle, position }) => lifecycle === 'loaded' && momentOf(position) > untilMs, 45_000);
  return { ...picture(), remedies, intents, error: player.state.error, endMs: momentOf(player.state.position) };
}

/** The picture lost and repeated no more of the broadcast than the trouble explains; every trouble has its say before the test ends. */
function expectRightTime(
  { fault, lost = NOTHING, repeated = NOTHING, remedies }: Trouble,
  played: Awaited<ReturnType<typeof play>>,
) {
  const what = `${fault} (${played.remedies.join(', ')})`;
  expect.soft(played.error, what).toBeNull();
  expect.soft(played.intents, `${what}: a pause that nobody pressed`).toEqual([true]);
  expect.soft(played.ahead, `${what}: lost`).toBeLessThan(lost);
  expect.soft(played.back, `${what}: repeated`).toBeLessThan(repeated);
  const done = played.remedies.filter((remedy) => !remedy.endsWith('waitForPlayhead'));
  if (remedies) expect.soft(done, fault).toEqual(remedies);
}

/** Loads until the message is shown. */
async function failing(source: Source) {
  const { player, element, remedies } = mountForAll();
  void player.load(source);
  const { error, recovery, isErrorFinal } = await reached(player, ({ lifecycle }) => lifecycle === 'failed', 90_000);
  return { player, element, remedies, error, recovery, isErrorFinal };
}

/** It takes half a minute of waiting, in which the other tests do their work. */
let helpless: Promise<readonly Awaited<ReturnType<typeof failing>>[]>;
beforeAll(() => {
  helpless = Promise.all([
    failing({ kind: 'vod', url: mediaAddresses().missing }),
    failing({ kind: 'live', url: mediaAddresses('codecs=dvh1.05.06').live }),
    failing({ kind: 'live', url: mediaAddresses('expire=4').live }),
    failing({ kind: 'live', url: mediaAddresses('stale').live }),
  ]);
  // Who waits for it says what went wrong.
  helpless.catch(() => undefined);
});

describe('a channel of which something goes wrong', () => {
  const troubles: readonly Trouble[] = [
    { fault: 'status=404@1', lost: SEGMENT },
    { fault: 'close=@1', lost: SEGMENT },
    { fault: 'truncate=@1', lost: SEGMENT },
    { fault: 'gap=@1', lost: SEGMENT, remedies: [] },
    { fault: 'slow=60@1', remedies: [] },
    { fault: 'discontinuity=@1', remedies: [] },
    { fault: 'resize=@1', remedies: [] },
    { fault: 'reset=@2', lost: TO_THE_EDGE, remedies: ['PLAYLIST_RESET restart'] },
    { fault: 'stale=@2,until=16', lost: TO_THE_EDGE },
    { fault: 'status=404@master,until=1' },
    { fault: 'expire=4', lost: TO_THE_EDGE, fresh: { kind: 'live', url: mediaAddresses().live } },
  ];

  it('stays on air, and shows each moment of the broadcast once and in its time', async () => {
    const startedAtMs = Date.now();
    const channels = await Promise.all(
      troubles.map(async (trouble) => {
        const source = { kind: 'live', url: mediaAddresses(trouble.fault).live } as const;
        const played = await play(source, trouble, { at: 'live' }, startedAtMs + 8_000);
        return { trouble, played, behindMs: Date.now() - played.endMs };
      }),
    );
    for (const { trouble, played, behindMs } of channels) {
      expectRightTime(trouble, played);
      expect(behindMs, `${trouble.fault}: behind`).toBeGreaterThan(0);
      expect(behindMs, `${trouble.fault}: behind`).toBeLessThan(30_000);
    }
  }, 60_000);
});

describe('a recording of which something goes wrong', () => {
  const troubles: readonly Trouble[] = [
    { fault: 'status=404@3', lost: SEGMENT },
    { fault: 'close=@3', lost: SEGMENT },
    { fault: 'truncate=@3', lost: SEGMENT },
    { fault: 'gap=@3', lost: SEGMENT, remedies: [] },
    { fault: 'slow=60@3', remedies: [] },
    { fault: 'resize=@3', remedies: [] },
    // What is missing at the very beginning is passed over.
    { fault: 'gap=@0', late: 2, remedies: [] },
    { fault: 'status=404@0', late: 2 },
  ];
  /** Whole segments, so that the first of them is the requested moment. */
  const startMs = Math.floor(Date.now() / 2_000) * 2_000 - 600_000;

  it('begins at the moment that was asked for, and loses no more than what is missing', async () => {
    const recordings = await Promise.all(
      troubles.map(async (trouble) => {
        const source = { kind: 'archive', url: mediaAddresses(trouble.fault).archive(startMs) } as const;
        return { trouble, played: await play(source, trouble, { wallTimeMs: startMs }, startMs + 10_000) };
      }),
    );
    for (const { trouble, played } of recordings) {
      expectRightTime(trouble, played);
      const lateSeconds = (played.firstMs - startMs) / 1000 - (trouble.late ?? 0);
      expect(Math.abs(lateSeconds), `${trouble.fault}: begins`).toBeLessThan(NOTHING);
    }
  }, 60_000);

  it('a film is shown up to the bad place, asked for again, and goes on behind it', async () => {
    const film = (fault: string) => ({ kind: 'vod', url: mediaAddresses(fault).vod(600) }) as const;
    const start = { at: 'start' } as const;
    const [gone, missingStart] = await Promise.all([
      play(film('status=404@3'), { fault: 'status=404@3' }, start, 9_000),
      play(film('gap=@0'), { fault: 'gap=@0' }, start, 4_000),
    ]);
    expect(gone.remedies[0]).toBe('SEGMENT_UNREACHABLE resumeLoading');
    expect(gone.remedies).toContain('SEGMENT_UNREACHABLE skip');
    expect(gone.ahead).toBeLessThan(14);
    expect(missingStart.firstMs / 1000).toBeCloseTo(2, 0);
  }, 60_000);
});

it('what cannot be helped ends with the right message: no manifest, an unknown codec, a refused address, a channel that stands still', async () => {
  const [missing, codecs, refused, stale] = await helpless;
  expect(missing?.error).toMatchObject({ code: 'MANIFEST_UNREACHABLE', httpStatus: 404 });
  expect(missing?.element.hasAttribute('src')).toBe(false);
  expect(codecs?.error?.entry.messageKey).toBe('error_video_codec');
  expect(refused?.error).toMatchObject({ code: 'ACCESS_EXPIRED', httpStatus: 403 });
  expect(refused?.error?.entry.messageKey).toBe('error_video_access');
  expect(stale?.error?.code).toBe('PLAYLIST_STALE');
  expect(stale?.remedies.slice(0, 3)).toEqual([
    'PLAYLIST_STALE resumeLoading',
    'PLAYLIST_STALE resumeLoading',
    'PLAYLIST_STALE restart',
  ]);
  expect(stale).toMatchObject({ recovery: { playerErrors: 2 }, isErrorFinal: false });

  await missing?.player.play();
  await reached(missing!.player, ({ isErrorFinal }) => isErrorFinal, 30_000);
  expect(missing?.player.state.recovery.playerErrors).toBe(3);
}, 100_000);

// What follows changes the browser under every player.

it('a film plays on when the browser has room for a few seconds only', async () => {
  const append = SourceBuffer.prototype.appendBuffer;
  onTestFinished(() => void (SourceBuffer.prototype.appendBuffer = append));
  let refusals = 0;
  SourceBuffer.prototype.appendBuffer = function (this: SourceBuffer, data: BufferSource) {
    const { buffered } = this;
    const seconds = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - buffered.start(0);
    if (seconds < 5) return append.call(this, data);
    refusals++;
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const source = { kind: 'vod', url: mediaAddresses().vod(600) } as const;
  const played = await play(source, { fault: '' }, { at: 'start' }, 8_000);
  expect(refusals).toBeGreaterThan(0);
  expect(played.error).toBeNull();
  expect(played.ahead).toBeLessThan(NOTHING);
});

describe('a network that goes and comes back', () => {
  /** On the air for so long before the origin leaps: by then the cable is pulled and the buffers are empty. */
  const AFTER = 9;

  it('after 5, 30 and 120 s a channel is on the air again, who had rewound is where they were, and a recording noticed nothing', async () => {
    const startedAtMs = Date.now();
    const channel = (leap: number) => ({ leap, ...mountWatched() });
    const channels = [0, 24, 114].map(channel);
    for (const { player, leap } of channels)
      void player.load({ kind: 'live', url: mediaAddresses(`leap=${leap},after=${AFTER}`).live });

    const rewound = mountWatched({ limits: SMALL_BUFFER });
    const rewoundMs = startedAtMs - 50_000;
    void rewound.player.load(
      { kind: 'live', url: mediaAddresses(`leap=114,after=${AFTER}`).live },
      {
        startAt: { wallTimeMs: rewoundMs },
        resolveSource: async ({ wallTimeMs }) => ({
          kind: 'archive',
          url: mediaAddresses().archive(wallTimeMs ?? NaN),
        }),
      },
    );
    const recording = mountWatched();
    const recordedMs = startedAtMs - 600_000;
    const archive: Source = { kind: 'archive', url: mediaAddresses().archive(recordedMs) };
    void recording.player.load(archive, { startAt: { wallTimeMs: recordedMs } });
    const all = [...channels, rewound, recording];
    await Promise.all(all.map(({ player }) => shown(player, 5)));

    const putBack = pullCable();
    const starved = [...channels, rewound].map(({ player }) =>
      reached(player, ({ isOnline, playback }) => !isOnline && playback === 'buffering', 40_000),
    );
    await Promise.all(starved);
    await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(startedAtMs + AFTER * 1_000);
    for (const { player } of all) expect(player.state.recovery.playerErrors).toBe(0);
    putBack();

    await Promise.all(all.map(({ player }) => shown(player, 25, 30_000)));
    await reached(rewound.player, ({ source, restart }) => source?.kind === 'archive' && restart === 'none', 30_000);
    for (const { player, remedies } of all) {
      expect(player.state).toMatchObject({ error: null, wantsToPlay: true, recovery: { playerErrors: 0 } });
      expect(remedies.filter((remedy) => !/ waitFor(Network|Playhead)$/.test(remedy))).toEqual([]);
    }
    for (const { player, leap } of channels) {
      const behindMs = Date.now() + leap * 1_000 - (player.state.position.wallTimeMs ?? NaN);
      expect(behindMs, `away for ${leap + 6} s`).toBeGreaterThan(0);
      expect(behindMs, `away for ${leap + 6} s`).toBeLessThan(30_000);
      expect(player.state.content).toBe('live');
    }
    expect(Math.abs(rewound.picture().firstMs - rewoundMs)).toBeLessThan(1_000);
    expect(rewound.picture().ahead).toBeLessThan(NOTHING);
    expect(rewound.picture().back).toBeLessThan(SEGMENT);
    expect(recording.picture().ahead).toBeLessThan(NOTHING);
    expect(recording.picture().back).toBeLessThan(NOTHING);
  }, 100_000);
});
