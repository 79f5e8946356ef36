import { PlayerOverlay } from '@livery/ui-kit/player';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import type { PlayerActions } from '@livery/widgets/player-bus';
import { usePlayerKeys } from '@livery/widgets/player-keys';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import { useRef } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useGestures } from './use-gestures.ts';
import { useControlsAutoHide } from './use-controls-auto-hide.ts';
import { useKeys } from './use-keys.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Page({ actions }: { actions: PlayerActions }) {
  const box = useRef<HTMLDivElement>(null);
  const { idle, toggle } = useControlsAutoHide(box, true);
  useKeys({ active: true });
  useGestures(box, { active: true, onToggleControls: toggle });
  usePlayerKeys(actions);
  return (
    <div ref={box} data-box data-idle={idle || undefined} style={{ position: 'relative', width: 1000, height: 500 }}>
      <PlayerOverlay title="Film" controls={<button type="button">Press</button>} />
    </div>
  );
}

async function watching(playback: 'playing' | 'paused' = 'playing') {
  const { player, tell } = stubPlayer({ playback, lifecycle: 'loaded' });
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const actions = {
    togglePlay: vi.fn(),
    toggleFullscreen: vi.fn(),
    toggleMuted: vi.fn(),
    changeVolume: vi.fn(),
    skip: vi.fn(),
    leave: vi.fn(),
  };
  const modals = { open: vi.fn(), close: vi.fn(), prepare: vi.fn() } satisfies Modals;
  const screen = await mountScreen(
    <ModalsProvider modals={modals}>
      <PlayerHostProvider value={host}>
        <Page actions={actions} />
      </PlayerHostProvider>
    </ModalsProvider>,
  );
  const box = screen.host.querySelector<HTMLElement>('[data-box]');
  if (!box) throw new Error('no box');
  return { ...screen, box, actions, modals, tell };
}

/** A key as a keyboard sends it: `key` is what the layout makes of it. */
function press(code: string, key = code, target: Element = document.body, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

/** Puts something on the page until the test is over. */
function beside(html: string): Element {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = html;
  onTestFinished(() => holder.remove());
  return holder.firstElementChild as Element;
}

it('CTRL-022 CTRL-025 CTRL-026 CTRL-027 CTRL-028 keys play, skip and change the volume', async () => {
  const { actions } = await watching();
  press('Space', ' ');
  press('ArrowLeft');
  press('ArrowRight');
  press('ArrowUp');
  press('ArrowDown');
  expect(actions.togglePlay).toHaveBeenCalledOnce();
  expect(actions.skip.mock.calls).toEqual([[-10], [10]]);
  expect(actions.changeVolume.mock.calls).toEqual([[1], [-1]]);
});

it('CTRL-023 CTRL-024 F fills the screen in every layout, and not with a key of the system held', async () => {
  const { actions } = await watching();
  press('KeyF', 'f');
  press('KeyF', 'а');
  press('KeyF', 'f', document.body, { ctrlKey: true });
  press('KeyF', 'f', document.body, { metaKey: true });
  expect(actions.toggleFullscreen).toHaveBeenCalledTimes(2);
});

it('CTRL-029 CTRL-030 Escape goes back, but is for whatever lies on top first', async () => {
  const { actions } = await watching();
  const menu = beside('<button aria-expanded="true">Menu</button>');
  press('Escape');
  expect(actions.leave).not.toHaveBeenCalled();
  menu.setAttribute('aria-expanded', 'false');
  const dialog = beside('<dialog>A modal</dialog>') as HTMLDialogElement;
  dialog.showModal();
  press('Escape');
  expect(actions.leave).not.toHaveBeenCalled();
  dialog.close();
  press('Escape');
  expect(actions.leave).toHaveBeenCalledOnce();
});

it('CTRL-031 who writes in a search field does not pause', async () => {
  const { actions } = await watching();
  const field = beside('<input type="search">');
  expect(press('Space', ' ', field).defaultPrevented).toBe(false);
  press('KeyM', 'm', field);
  expect([actions.togglePlay.mock.calls, actions.toggleMuted.mock.calls]).toEqual([[], []]);
});

it.each(['<div role="slider" tabindex="0"></div>', '<input type="range">'])(
  'CTRL-022 CTRL-023 %s keeps the keys that move it, all others go on',
  async (html) => {
    const { actions } = await watching();
    const slider = beside(html);
    for (const code of ['ArrowLeft', 'ArrowUp', 'Home']) expect(press(code, code, slider).defaultPrevented).toBe(false);
    expect([actions.skip.mock.calls, actions.changeVolume.mock.calls]).toEqual([[], []]);
    press('Space', ' ', slider);
    press('KeyF', 'f', slider);
    expect(actions.togglePlay).toHaveBeenCalledOnce();
    expect(actions.toggleFullscreen).toHaveBeenCalledOnce();
  },
);

it('CTRL-032 CTRL-034 keys rest while an ad break plays and while a modal is open', async () => {
  const { actions, bus } = await watching();
  bus.isCovered.set(true);
  press('KeyK', 'k');
  bus.isCovered.set(false);
  const dialog = beside('<dialog>A modal</dialog>') as HTMLDialogElement;
  dialog.showModal();
  press('KeyK', 'k');
  dialog.close();
  expect(actions.togglePlay).not.toHaveBeenCalled();
  press('KeyK', 'k');
  expect(actions.togglePlay).toHaveBeenCalledOnce();
});

it('CTRL-033 a preview offers no actions: keys stay with the page', async () => {
  const { actions, bus } = await watching();
  bus.actions.set(null);
  expect(press('Space', ' ').defaultPrevented).toBe(false);
  expect(actions.togglePlay).not.toHaveBeenCalled();
});

it('a button that has the focus is pressed by Space, and nothing else happens', async () => {
  const { box, actions } = await watching();
  const button = box.querySelector('button');
  if (!button) throw new Error('no button');
  expect(press('Space', ' ', button).defaultPrevented).toBe(false);
  expect(actions.togglePlay).not.toHaveBeenCalled();
});

it('CTRL-022 Space on a link, as on the channel just chosen from the list, plays and pauses', async () => {
  const { actions } = await watching();
  expect(press('Space', ' ', beside('<a href="#channel">Channel</a>')).defaultPrevented).toBe(true);
  expect(actions.togglePlay).toHaveBeenCalledOnce();
});

it.each([
  ['by its place in a Russian layout', 'Slash', ','],
  ['by its sign in a Russian layout', 'Digit7', '?'],
])('the question mark opens the keys: %s', async (_, code, key) => {
  const { modals } = await watching();
  press(code, key, document.body, { shiftKey: true, ctrlKey: true });
  expect(modals.open).not.toHaveBeenCalled();
  press(code, key, document.body, { shiftKey: true });
  expect(modals.open).toHaveBeenCalledWith('shortcuts', {});
});

function touch(box: HTMLElement, share: number, pointerId = 1, type = 'touch') {
  const { left, top, width } = box.getBoundingClientRect();
  const at = {
    clientX: left + width * share,
    clientY: top + 200,
    pointerId,
    pointerType: type,
    isPrimary: true,
    bubbles: true,
  };
  const picture = box.querySelector('[data-part="centre"]') ?? box;
  picture.dispatchEvent(new PointerEvent('pointerdown', at));
  picture.dispatchEvent(new PointerEvent('pointerup', at));
}

it('CTRL-036 CTRL-037 CTRL-038 a double tap skips at the sides and fills the screen in the middle', async () => {
  const { box, actions } = await watching();
  for (const share of [0.1, 0.1, 0.9, 0.9, 0.5, 0.5]) touch(box, share);
  expect(actions.skip.mock.calls).toEqual([[-10], [10]]);
  expect(actions.toggleFullscreen).toHaveBeenCalledOnce();
  expect(actions.togglePlay).not.toHaveBeenCalled();
});

it('a mouse on the picture plays and pauses, on a button it does not', async () => {
  const { box, actions } = await watching();
  touch(box, 0.5, 1, 'mouse');
  expect(actions.togglePlay).toHaveBeenCalledOnce();
  const at = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true };
  box.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', at));
  box.querySelector('button')?.dispatchEvent(new PointerEvent('pointerup', at));
  expect(actions.togglePlay).toHaveBeenCalledOnce();
});

function hold(orientation: string) {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('orientation') ? { ...real(query), matches: orientation === 'landscape' } : real(query),
  );
}

/** Two fingers move apart. */
function spread(box: HTMLElement) {
  const finger = (type: string, pointerId: number, clientX: number) =>
    box.dispatchEvent(
      new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY: 100, bubbles: true }),
    );
  finger('pointerdown', 1, 400);
  finger('pointerdown', 2, 500);
  finger('pointermove', 2, 640);
}

it('CTRL-032 gestures rest while an ad covers the picture, and are there again after it', async () => {
  const { box, actions, bus } = await watching();
  const everything = () => {
    touch(box, 0.5, 1, 'mouse');
    for (const share of [0.1, 0.1, 0.9, 0.9, 0.5, 0.5]) touch(box, share);
  };
  bus.isCovered.set(true);
  hold('landscape');
  everything();
  spread(box);
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
  expect(box.dataset['fit']).toBeUndefined();
  bus.isCovered.set(false);
  everything();
  expect(actions.togglePlay).toHaveBeenCalledOnce();
  expect(actions.skip.mock.calls).toEqual([[-10], [10]]);
});

it.each([
  ['landscape', 'fill'],
  ['portrait', undefined],
])('CTRL-039 CTRL-040 spreading two fingers on a screen in %s: %s', async (orientation, fit) => {
  const { box } = await watching();
  hold(orientation);
  spread(box);
  expect(box.dataset['fit']).toBe(fit);
});

const isIdle = (box: HTMLElement) => box.dataset['idle'] !== undefined;

it('CTRL-043 controls go after 5 s without a hand on them, and come with the pointer', async () => {
  vi.useFakeTimers();
  const { box } = await watching();
  await pass(4_999);
  expect(isIdle(box)).toBe(false);
  await pass(1);
  expect(isIdle(box)).toBe(true);
  box.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  await pass(0);
  expect(isIdle(box)).toBe(false);
});

it('CTRL-044 a tap on the picture takes the controls away after 200 ms, the next one brings them', async () => {
  vi.useFakeTimers();
  const { box } = await watching();
  touch(box, 0.5);
  await pass(199);
  expect(isIdle(box)).toBe(false);
  await pass(1);
  expect(isIdle(box)).toBe(true);
  await pass(1_000);
  touch(box, 0.5);
  await pass(0);
  expect(isIdle(box)).toBe(false);
});

it('CTRL-045 controls stay while paused, over an open menu, and under the pointer', async () => {
  vi.useFakeTimers();
  const paused = await watching('paused');
  await pass(20_000);
  expect(isIdle(paused.box)).toBe(false);
  const { box } = await watching();
  box.querySelector('button')?.setAttribute('aria-expanded', 'true');
  await pass(20_000);
  expect(isIdle(box)).toBe(false);
  box.querySelector('button')?.setAttribute('aria-expanded', 'false');
  box.querySelector('footer')?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  await pass(20_000);
  expect(isIdle(box)).toBe(false);
  box.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  await pass(5_000);
  expect(isIdle(box)).toBe(true);
});

it('the wheel over the volume changes it, up is louder', async () => {
  const { box, actions } = await watching();
  box.querySelector('footer')?.setAttribute('data-part', 'volume');
  const roll = (deltaY: number) =>
    box.querySelector('footer')?.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
  roll(-100);
  roll(60);
  expect(actions.changeVolume.mock.calls).toEqual([[2], [-1]]);
});
