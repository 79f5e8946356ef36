import { stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import type { Player } from '@livery/player-core';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { APPLE_FILLED, toggleFilledScreen, type AppleVideo } from './fill-screen.ts';
import { useFilledScreen } from './use-filled-screen.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A box with a picture, in a browser that fills the screen with boxes, or with videos only. */
function boxOf(element: HTMLElement, fillsWith: 'boxes' | 'videos') {
  const asked = { box: vi.fn(() => Promise.resolve()), video: vi.fn() };
  const video = element.querySelector<AppleVideo>('video');
  if (!video) throw new Error('no video');
  video.webkitEnterFullscreen = asked.video;
  Object.defineProperty(element, 'requestFullscreen', { value: fillsWith === 'boxes' ? asked.box : undefined });
  return { asked, video, element };
}

function newBox(fillsWith: 'boxes' | 'videos') {
  const element = document.createElement('div');
  element.append(document.createElement('video'));
  return boxOf(element, fillsWith);
}

it.each([
  ['the box with its controls', 'boxes', [1, 0]],
  ['the picture alone where no box can', 'videos', [0, 1]],
] as const)('CTRL-017 what fills the screen is %s', (_, fillsWith, times) => {
  const { asked, element } = newBox(fillsWith);
  toggleFilledScreen(element);
  expect([asked.box.mock.calls.length, asked.video.mock.calls.length]).toEqual(times);
});

it('a phone that refuses, because there is no picture yet, is no error', () => {
  const { asked, element } = newBox('videos');
  asked.video.mockImplementation(() => {
    throw new DOMException('no picture', 'InvalidStateError');
  });
  expect(() => toggleFilledScreen(element)).not.toThrow();
});

function Filling({ player }: { player: Player }) {
  const box = useRef<HTMLDivElement>(null);
  useFilledScreen(player, box);
  return (
    <div ref={box} data-box>
      <video />
    </div>
  );
}

async function filling(os: string) {
  const stub = stubPlayer({ wantsToPlay: true, source: { kind: 'vod', url: 'https://cdn.test/film.m3u8' } });
  const { host, services } = await mountScreen(<Filling player={stub.player} />, {
    environment: { os: { name: os, version: '18' } },
  });
  const box = await vi.waitFor(() => {
    const found = host.querySelector<HTMLElement>('[data-box]');
    if (!found) throw new Error('no box yet');
    return found;
  });
  vi.useFakeTimers();
  const { asked, video } = boxOf(box, 'videos');
  const told = vi.fn();
  services.events.on('command', told, new AbortController().signal);
  return { ...stub, told, filled: asked.video, tellVideo: (type: string) => video.dispatchEvent(new Event(type)) };
}

it.each([
  ['iOS', 2_999, 1],
  ['iOS', 3_000, 0],
  ['Android', 10, 0],
])('ENG-025 a screen that %s leaves after %i ms is filled again %i times', async (os, afterMs, times) => {
  const { filled, tellVideo } = await filling(os);
  tellVideo(APPLE_FILLED.begins);
  await pass(afterMs);
  tellVideo(APPLE_FILLED.ends);
  expect(filled).toHaveBeenCalledTimes(times);
});

it('STAT-009 whatever fills and leaves the screen is told, the browser’s own Escape, too', async () => {
  const { told } = await filling('Windows');
  for (const fills of [document.body, null]) {
    vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(fills);
    document.dispatchEvent(new Event('fullscreenchange'));
  }
  expect(told.mock.calls).toEqual([[{ event: 'toggle_fullscreen' }], [{ event: 'toggle_fullscreen' }]]);
});

it('STAT-009 ENG-025 a screen that is left by a phone and filled again is not told', async () => {
  const { told, tellVideo } = await filling('iOS');
  for (const type of [APPLE_FILLED.begins, APPLE_FILLED.ends, APPLE_FILLED.begins]) tellVideo(type);
  expect(told).toHaveBeenCalledOnce();
  await pass(3_000);
  tellVideo(APPLE_FILLED.ends);
  expect(told).toHaveBeenCalledTimes(2);
});

it.each([
  ['is taken back', { afterMs: 1_999, byHand: false }, 1],
  ['later is believed', { afterMs: 2_000, byHand: false }, 0],
  ['by hand is believed', { afterMs: 1_000, byHand: true }, 0],
])('ENG-026 a pause in the first 2 s of a filled screen %s', async (_, { afterMs, byHand }, plays) => {
  const { asked, tell, tellVideo } = await filling('iOS');
  tellVideo(APPLE_FILLED.begins);
  await pass(afterMs);
  if (byHand) document.dispatchEvent(new PointerEvent('pointerdown'));
  tell({ wantsToPlay: false });
  expect(asked.play).toHaveBeenCalledTimes(plays);
});
