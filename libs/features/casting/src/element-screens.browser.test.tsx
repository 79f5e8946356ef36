import { mountScreen } from '@livery/widgets/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import CastButton from './cast-button.tsx';
import { elementScreens } from './element-screens.ts';

const button = () => page.getByRole('button', { name: 'Выбрать экран' });

async function watching(video: HTMLVideoElement) {
  const { services } = await mountScreen(<CastButton />);
  const screens = services.get(elementScreens);
  screens.watch(video);
  return screens;
}

function element(parts: object): HTMLVideoElement {
  const video = document.createElement('video');
  video.disableRemotePlayback = true;
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(video, name, { value, writable: true });
  return video;
}

it('CTRL-012 AirPlay has the button once there is a screen, and says which of the two shows the picture', async () => {
  const pick = vi.fn();
  const video = element({ webkitShowPlaybackTargetPicker: pick, webkitCurrentPlaybackTargetIsWireless: false });
  await watching(video);
  expect(video.disableRemotePlayback).toBe(false);
  expect(button().elements()).toEqual([]);
  video.dispatchEvent(
    Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' }),
  );
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
  (button().element() as HTMLElement).click();
  expect(pick).toHaveBeenCalledOnce();
  Object.assign(video, { webkitCurrentPlaybackTargetIsWireless: true });
  video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
});

it('CTRL-012 CAST-011 while AirPlay shows the picture the way back stays, also where no screen is told any more', async () => {
  const video = element({ webkitShowPlaybackTargetPicker: vi.fn(), webkitCurrentPlaybackTargetIsWireless: true });
  const tell = (availability: string) =>
    video.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }));
  const wireless = (isWireless: boolean) => {
    Object.assign(video, { webkitCurrentPlaybackTargetIsWireless: isWireless });
    video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
  };
  await watching(video);
  // It was there before anybody looked.
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  tell('not-available');
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  wireless(false);
  await expect.poll(() => button().elements().length).toBe(0);
  // The picture goes before the screen is told.
  wireless(true);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  tell('available');
  wireless(false);
  await expect.element(button()).toHaveAttribute('aria-pressed', 'false');
});

it('CTRL-012 what the browser does not play by itself has no button any more, and its element stays here', async () => {
  const video = element({ webkitShowPlaybackTargetPicker: vi.fn(), webkitCurrentPlaybackTargetIsWireless: false });
  const screens = await watching(video);
  video.dispatchEvent(
    Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' }),
  );
  await expect.element(button()).toBeInTheDocument();
  screens.rest();
  expect(video.disableRemotePlayback).toBe(true);
  await expect.poll(() => button().elements().length).toBe(0);
});

it('CTRL-012 Remote Playback has the button while the browser knows a device; refusing its list changes nothing', async () => {
  let tell: ((isAvailable: boolean) => void) | undefined;
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    watchAvailability: (run: (isAvailable: boolean) => void) => Promise.resolve(((tell = run), 1)),
    prompt: vi.fn(() => Promise.reject(new DOMException('closed', 'NotAllowedError'))),
  });
  await watching(element({ remote }));
  tell?.(true);
  await expect.element(button()).toBeInTheDocument();
  (button().element() as HTMLElement).click();
  expect(remote.prompt).toHaveBeenCalledOnce();
  remote.state = 'connected';
  remote.dispatchEvent(new Event('connect'));
  await expect.element(button()).toHaveAttribute('aria-pressed', 'true');
  remote.state = 'disconnected';
  remote.dispatchEvent(new Event('disconnect'));
  tell?.(false);
  await expect.poll(() => button().elements().length).toBe(0);
});

it('CTRL-012 media that the browser cannot hand over have no button', async () => {
  const remote = Object.assign(new EventTarget(), {
    state: 'disconnected',
    watchAvailability: () => Promise.reject(new DOMException('', 'NotSupportedError')),
    prompt: vi.fn(),
  });
  await watching(element({ remote }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(button().elements()).toEqual([]);
});
