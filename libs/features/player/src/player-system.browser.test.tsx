import type { Player } from '@livery/player-core';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLostTracks } from './use-lost-tracks.ts';
import { useMediaSession } from './use-media-session.ts';
import { useRemembering } from './use-remembering.ts';
import { useSleepTimer } from './use-sleep-timer.ts';
import { useWakeLock } from './use-wake-lock.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Remembering({ player }: { player: Player }) {
  useRemembering(player);
  return null;
}

it('CTRL-049 the volume and the silence of the last visit are there again, but not a silence of the browser', async () => {
  const [first, second] = [stubPlayer(), stubPlayer()];
  function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <Remembering key={visit} player={visit === 1 ? first.player : second.player} />
        <button type="button" onClick={() => setVisit(2)}>
          Again
        </button>
      </>
    );
  }
  await mountScreen(<Visits />);
  expect(first.asked.setVolume).toHaveBeenCalledWith(1);
  first.tell({ volume: 0.35 });
  first.tell({ autoplay: 'muted', muted: true });
  await userEvent.click(page.getByRole('button', { name: 'Again' }));
  expect(second.asked.setVolume).toHaveBeenCalledWith(0.35);
  expect(second.asked.setMuted).not.toHaveBeenCalled();
});

it.each([true, false])('CTRL-049 the player is as silent as it was left: %s', async (muted) => {
  const { player, asked } = stubPlayer();
  await mountScreen(<Remembering player={player} />, {
    stored: { player_device: JSON.stringify({ volume: 0.5, muted }) },
  });
  expect(asked.setVolume).toHaveBeenCalledWith(0.5);
  expect(asked.setMuted.mock.calls).toEqual(muted ? [[true]] : []);
});

it('CTRL-049 a silence that the viewer chose is kept for the next visit', async () => {
  const { player, tell } = stubPlayer();
  const { services } = await mountScreen(<Remembering player={player} />);
  tell({ autoplay: 'allowed', muted: true });
  expect(JSON.parse(services.storage.get('player_device') ?? '{}')).toMatchObject({ muted: true });
});

it('CAST-010 what a television is set to is not remembered for this device', async () => {
  const { player, tell } = stubPlayer({ output: 'Living room' });
  const { services } = await mountScreen(<Remembering player={player} />);
  tell({ volume: 0.2 });
  tell({ autoplay: 'allowed', muted: true });
  expect(services.storage.get('player_device')).toBeNull();
  tell({ output: null, volume: 0.7 });
  expect(JSON.parse(services.storage.get('player_device') ?? '{}')).toMatchObject({ volume: 0.7 });
});

it('prefers the tracks of the series that plays', async () => {
  const { player, asked } = stubPlayer();
  const { services, bus } = await mountScreen(<Remembering player={player} />);
  services.storage.set(
    'player_viewer_guest',
    JSON.stringify({ audio: 'ru', series: { s9: { audio: 'kk', speed: 1.5 } } }),
  );
  bus.playing.set({ title: 'Series', seriesId: 9 });
  expect(asked.prefer).toHaveBeenLastCalledWith(expect.objectContaining({ audio: 'kk', speed: 1.5, height: 'auto' }));
  bus.playing.set({ title: 'Film' });
  expect(asked.prefer).toHaveBeenLastCalledWith(expect.objectContaining({ audio: 'ru', height: 'auto' }));
});

it('the system shows what plays and where it stands, and its buttons drive the page', async () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((name, run) => void handlers.set(name, run));
  const position = vi.spyOn(navigator.mediaSession, 'setPositionState');
  const skip = vi.fn();
  const { player, tell, asked } = stubPlayer({ content: 'vod', wantsToPlay: true, durationSeconds: 600 });
  function Session() {
    useMediaSession(player);
    return null;
  }
  const { bus } = await mountScreen(<Session />);
  const togglePlay = vi.fn();
  bus.actions.set({ togglePlay, toggleFullscreen() {}, toggleMuted() {}, changeVolume() {}, skip });
  bus.playing.set({ title: 'Тихий перевал', subtitle: 'На краю карты' });
  await vi.waitFor(() =>
    expect(navigator.mediaSession.metadata).toMatchObject({ title: 'Тихий перевал', artist: 'На краю карты' }),
  );
  tell({ position: { mediaTime: 61.5, wallTimeMs: null } });
  expect(position).toHaveBeenLastCalledWith({ duration: 600, position: 61.5, playbackRate: 1 });
  expect(navigator.mediaSession.playbackState).toBe('playing');
  handlers.get('seekbackward')?.({ action: 'seekbackward' });
  expect(skip).toHaveBeenCalledWith(-10);
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 5 });
  expect(asked.seek).toHaveBeenCalledWith({ mediaTime: 5 });
  // What goes on is not paused by "play", and what has stopped goes on as the page says. LIVE-018
  handlers.get('play')?.({ action: 'play' });
  expect(togglePlay).not.toHaveBeenCalled();
  tell({ lifecycle: 'failed' });
  handlers.get('play')?.({ action: 'play' });
  expect(togglePlay).toHaveBeenCalledOnce();
});

it('the sleep timer pauses when its time is over, and says so', async () => {
  vi.useFakeTimers();
  const { player, asked } = stubPlayer();
  function Sleep() {
    useSleepTimer(player);
    return null;
  }
  const { bus } = await mountScreen(<Sleep />);
  bus.sleep.set({ atMs: performance.now() + 900_000, minutes: 15 });
  await pass(899_999);
  expect(asked.pause).not.toHaveBeenCalled();
  await pass(1);
  expect(asked.pause).toHaveBeenCalledOnce();
  expect([bus.sleep.get(), bus.osd.get()?.text]).toEqual([null, 'Таймер сна остановил видео']);
});

it('a track that cannot be had is named, and nothing else happens', async () => {
  const { player, asked, lose } = stubPlayer();
  function Lost() {
    useLostTracks(player);
    return null;
  }
  const { bus } = await mountScreen(<Lost />);
  await vi.waitFor(() => {
    lose({ kind: 'text', track: { id: '1', language: 'kk', label: 'Қазақша' } });
    expect(bus.osd.get()?.text).toBe('Субтитры «Қазақша» сейчас недоступны');
  });
  lose({ kind: 'audio', track: { id: '0', language: 'en', label: '', channels: 2 } });
  expect(bus.osd.get()?.text).toBe('Звук «English» сейчас недоступен, включена другая дорожка');
  expect(asked.pause).not.toHaveBeenCalled();
});

it('CTRL-032 what covers the picture cannot be passed over by the system’s buttons', async () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((name, run) => void handlers.set(name, run));
  const skip = vi.fn();
  const togglePlay = vi.fn();
  const { player, asked } = stubPlayer({ content: 'vod', wantsToPlay: true, durationSeconds: 600 });
  function Session() {
    useMediaSession(player);
    return null;
  }
  const { bus } = await mountScreen(<Session />);
  bus.actions.set({ togglePlay, toggleFullscreen() {}, toggleMuted() {}, changeVolume() {}, skip });
  bus.playing.set({ title: 'Тихий перевал' });
  await vi.waitFor(() => expect(handlers.get('seekto')).toBeTruthy());
  bus.isCovered.set(true);
  handlers.get('seekforward')?.({ action: 'seekforward' });
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 5 });
  handlers.get('pause')?.({ action: 'pause' });
  expect([skip, asked.seek, togglePlay].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

it.each([
  ['stays on while something is shown in the programme’s place', true],
  ['goes dark where the viewer has paused it', false],
])('ADS-017 the screen %s', async (_, wantsToPlay) => {
  const request = vi
    .spyOn(navigator.wakeLock, 'request')
    .mockResolvedValue({ release: () => Promise.resolve() } as unknown as WakeLockSentinel);
  const { player } = stubPlayer({ playback: 'paused', isHeld: true, wantsToPlay });
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  function Lock() {
    useWakeLock();
    return null;
  }
  await mountScreen(
    <PlayerHostProvider value={host}>
      <Lock />
    </PlayerHostProvider>,
  );
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(wantsToPlay ? 1 : 0));
});

it('CAST-010 the screen stays on while the picture moves on it, and not a moment longer', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({ release } as unknown as WakeLockSentinel);
  const { player, tell } = stubPlayer({ playback: 'playing' });
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  function Lock() {
    useWakeLock();
    return null;
  }
  await mountScreen(
    <PlayerHostProvider value={host}>
      <Lock />
    </PlayerHostProvider>,
  );
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  expect(release).not.toHaveBeenCalled();
  tell({ playback: 'paused' });
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  tell({ playback: 'playing' });
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  tell({ output: 'Living room' });
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2));
});
