import type { PlayedSubject } from '@livery/widgets/load-facts';
import { countedFacts, stubExtensionSite } from '@livery/widgets/player-testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { figures } from './figures.ts';
import makePlays from './plays.ts';
import { namesOf, telling } from './testing/telling.ts';

/** A player beside which the counting stands, at once or once `count` was called. */
async function playing({ isLate = false } = {}) {
  const site = await telling();
  const player = stubExtensionSite();
  const extension = makePlays({ services: site.services, dispatch: site.store.dispatch });
  const count = () => extension && player.attach(extension);
  if (!isLate) count();
  return { ...site, ...player, count };
}

const MOVES = { type: 'moves' } as const;
const ENGINE = { type: 'engine', engine: 'hlsjs' } as const;
const ERROR = { type: 'error', isFinal: true, error: { code: 'MANIFEST_TIMEOUT' } } as never;

it('STAT-030 a preview whose counting call fails is one play, which has failed', async () => {
  const { begin, happen, watch, end, arrived, services } = await playing();
  const facts = {
    ...countedFacts({ kind: 'channel', channelId: 7, isZap: true }),
    counted: new Promise<never>(() => {}),
  };
  const other = countedFacts({ kind: 'channel', channelId: 7 });
  begin(facts);
  happen({ type: 'firstFrame', afterMs: 300, heldMs: 0 });
  happen(MOVES);
  watch(2);
  for (const { subject: preview } of [facts, countedFacts({ kind: 'channel', channelId: 8 })])
    services.events.emit('streamFailed', { ...other.subject!, code: 'STREAM_503', preview });
  end();
  begin(other);
  happen({ type: 'firstFrame', afterMs: 200, heldMs: 0 });
  end();
  const plays = () =>
    arrived()
      .filter(({ name }) => name === 'playback_quality')
      .map(({ fields }) => fields);
  await expect.poll(plays).toMatchObject([
    { outcome: 'failed', code: 'STREAM_503', startMs: 300, isZap: 1 },
    { outcome: 'played', code: null },
  ]);
});

it('STAT-022 STAT-032 a start is told once, with its seven fields', async () => {
  const { begin, happen, end, arrived, tell } = await playing();
  begin(countedFacts({ startType: 'resume', contentParentId: 2 }));
  tell({ position: { mediaTime: 120.9, wallTimeMs: null } });
  happen(MOVES);
  happen(MOVES);
  end();
  await expect.poll(() => namesOf(arrived())).toEqual(['playback_start', 'playback_quality']);
  expect(arrived()[0]?.fields).toMatchObject({
    statId: 5,
    channelId: null,
    contentParentId: 2,
    contentId: 7,
    startType: 'resume',
    position: 120,
    libraryId: 3,
  });
});

it('STAT-023 STAT-024 STAT-025 STAT-026 updates follow what was watched, in this play', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { begin, happen, watch, end, arrived } = await playing();
  begin(countedFacts());
  happen(MOVES);
  watch(119);
  await vi.advanceTimersByTimeAsync(1_000);
  watch(1);
  await vi.advanceTimersByTimeAsync(1_000);
  watch(480);
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  begin(countedFacts());
  happen(MOVES);
  end();
  vi.useRealTimers();
  const play = ['playback_start', 'playback_quality'];
  await expect
    .poll(() => namesOf(arrived()))
    .toEqual([
      'playback_start',
      'playback_update',
      'playback_update',
      'watch_5_minutes',
      'playback_update',
      'playback_quality',
      ...play,
    ]);
});

it('STAT-023 STAT-024 an update is told when it is due, not when the play ends or its page is left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { begin, happen, watch, end, arrived, services } = await playing();
  begin(countedFacts());
  happen(MOVES);
  watch(120);
  await vi.advanceTimersByTimeAsync(1_000);
  services.get(figures).tell('back', {});
  end();
  vi.useRealTimers();
  await expect
    .poll(() => namesOf(arrived()))
    .toEqual(['playback_start', 'playback_update', 'back', 'playback_quality']);
});

it('STAT-022 STAT-024 STAT-026 what goes on on another device, and here again, began once, and its minutes are counted together', async () => {
  const { begin, happen, watch, end, arrived } = await playing();
  const facts = countedFacts();
  for (const seconds of [119, 100, 90]) {
    begin(facts);
    happen(MOVES);
    watch(seconds);
    end();
  }
  // Chosen anew it is another playback.
  begin(countedFacts());
  happen(MOVES);
  end();
  await expect
    .poll(() => namesOf(arrived()).filter((name) => name !== 'playback_quality'))
    .toEqual([...['playback_start', 'playback_update', 'playback_update', 'watch_5_minutes'], 'playback_start']);
});

it('a change of channel is told of the load that it led to, not of what is watched on that channel later', async () => {
  const { begin, happen, end, arrived } = await playing();
  for (const channelId of [1, 1, 2, 1]) {
    begin(countedFacts({ kind: 'channel', channelId, isZap: true }));
    happen(MOVES);
    end();
  }
  const zaps = () => arrived().flatMap(({ name, fields }) => (name === 'playback_quality' ? [fields['isZap']] : []));
  await expect.poll(zaps).toEqual([1, 0, 1, 1]);
});

it('STAT-022 STAT-024 of a play that began before the counting nothing is lost, and nothing told twice', async () => {
  const { begin, happen, watch, end, arrived, count } = await playing({ isLate: true });
  begin(countedFacts());
  happen(ENGINE);
  // An advertisement stood before it.
  happen({ type: 'firstFrame', afterMs: 5_640.4, heldMs: 5_000 });
  happen(MOVES);
  happen({ type: 'stall', isFrozen: false });
  happen({ type: 'stallOver', lastedMs: 300 });
  watch(130);
  happen(MOVES);
  count();
  watch(10);
  end();
  await expect.poll(() => namesOf(arrived())).toEqual(['playback_start', 'playback_update', 'playback_quality']);
  expect(arrived()[2]?.fields).toMatchObject({
    ...{ outcome: 'played', startMs: 640, engine: 'hlsjs', stalls: 1, stalledMs: 300, watchedMs: 140_000 },
  });
});

it('STAT-030 a play that has failed for good before the counting came is told, with its error', async () => {
  const { begin, happen, arrived, count } = await playing({ isLate: true });
  begin(countedFacts());
  happen(ENGINE);
  happen(ERROR);
  happen({ type: 'end', cause: 'failed', watchedMs: 0 });
  count();
  await expect.poll(() => namesOf(arrived())).toEqual(['playback_error', 'playback_quality']);
  for (const { fields } of arrived()) expect(fields).toMatchObject({ code: 'MANIFEST_TIMEOUT', engine: 'hlsjs' });
  expect(arrived()[1]?.fields).toMatchObject({ outcome: 'failed', startMs: null });
});

it('STAT-030 a preview that had an error of its own keeps that as its cause', async () => {
  const { begin, happen, end, arrived, services } = await playing();
  const facts = { ...countedFacts({ kind: 'channel', channelId: 7 }), counted: new Promise<never>(() => {}) };
  begin(facts);
  happen({ type: 'error', isFinal: false, error: { code: 'SEGMENT_TIMEOUT' } } as never);
  services.events.emit('streamFailed', { ...facts.subject!, code: 'STREAM_503', preview: facts.subject });
  end();
  const qualities = () => arrived().filter(({ name }) => name === 'playback_quality');
  await expect.poll(() => qualities().map(({ fields }) => fields['code'])).toEqual(['SEGMENT_TIMEOUT']);
});

it('STAT-030 an error of the player is told with its code', async () => {
  const { begin, happen, end, arrived } = await playing();
  begin(countedFacts());
  happen({ type: 'engine', engine: 'hlsjs' });
  happen(ERROR);
  end();
  await expect.poll(() => namesOf(arrived())).toContain('playback_error');
  const error = arrived().find(({ name }) => name === 'playback_error');
  expect(error?.fields).toMatchObject({ code: 'MANIFEST_TIMEOUT', engine: 'hlsjs', contentId: 7 });
});

it('a play in the middle of which the page is closed is told once, with what was watched of it', async () => {
  const { begin, happen, watch, end, arrived } = await playing();
  begin(countedFacts({ isZap: true, kind: 'channel' }));
  happen({ type: 'firstFrame', afterMs: 300, heldMs: 0 });
  watch(42);
  await expect.poll(() => namesOf(arrived())).toContain('playback_quality');
  end();
  const told = arrived().filter(({ name }) => name === 'playback_quality');
  expect(told).toHaveLength(1);
  expect(told[0]?.fields).toMatchObject({
    kind: 'channel',
    outcome: 'played',
    startMs: 300,
    isZap: 1,
    watchedMs: 42_000,
  });
});

it('a play whose page the browser keeps for the way back is told with what was watched after it, too', async () => {
  const { begin, happen, watch, end, arrived } = await playing();
  begin(countedFacts());
  happen({ type: 'firstFrame', afterMs: 300, heldMs: 0 });
  watch(42);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  watch(60);
  end();
  await expect.poll(() => namesOf(arrived())).toContain('playback_quality');
  const told = arrived().filter(({ name }) => name === 'playback_quality');
  expect(told.map(({ fields }) => fields)).toMatchObject([{ outcome: 'played', watchedMs: 102_000 }]);
});

it('STAT-022 a channel whose preview plays is told as what its counted answer says, with the quality of its beginning', async () => {
  const { begin, happen, end, arrived } = await playing();
  const { subject } = countedFacts({ kind: 'channel', startType: 'live' });
  let count: () => void = () => undefined;
  const counted = new Promise<PlayedSubject>((resolve) => (count = () => resolve(subject!)));
  begin({ subject: { ...subject!, stream: { ...subject!.stream, stat: undefined } }, counted });
  happen({ type: 'firstFrame', afterMs: 80, heldMs: 0 });
  happen(MOVES);
  count();
  await new Promise((resume) => setTimeout(resume));
  happen(MOVES);
  end();
  await expect.poll(() => namesOf(arrived())).toEqual(['playback_start', 'playback_quality']);
  expect(arrived()[0]?.fields).toMatchObject({ statId: 5, startType: 'live' });
  expect(arrived()[1]?.fields).toMatchObject({ kind: 'channel', startMs: 80 });
});

it('STAT-022 what a cinema shows before its film is no playback of it', async () => {
  const { begin, happen, end, arrived } = await playing();
  begin(countedFacts({ kind: 'packshot' }));
  happen(MOVES);
  end();
  begin(countedFacts());
  happen(MOVES);
  end();
  await expect.poll(() => namesOf(arrived())).toEqual(['playback_start', 'playback_quality']);
});

it('previews, and loads of nothing in particular, are nobody’s playback', async () => {
  const { begin, happen, end, arrived } = await playing();
  begin({ ...countedFacts(), isPreview: true });
  happen(MOVES);
  end();
  begin({});
  happen(MOVES);
  end();
  begin(countedFacts());
  end();
  await expect.poll(() => namesOf(arrived())).toEqual(['playback_quality']);
});
