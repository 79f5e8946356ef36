import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../stories/mount.tsx';
import { emulateWishes } from '../stories/emulate.ts';
import { Dialog } from './dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // A brand's: 240 ms, and it dissolves.
  const { style } = document.documentElement;
  for (const [name, value] of [
    ['--motion-normal', '240ms'],
    ['--motion-ease', 'ease'],
    ['--enter-opacity', '0'],
  ] as const)
    style.setProperty(name, value);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The clock of the test stands still; what the browser draws does not. */
const untilModal = (dialog: HTMLDialogElement | null) =>
  vi.waitFor(() => expect(dialog?.matches(':modal')).toBe(true), { interval: 17 });

it('MISC-021 NAV-078 closing lasts 300 ms, and the dialog says when it is gone', async () => {
  const onClosed = vi.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} title="t" onClose={() => {}} onClosed={onClosed}>
      text
    </Dialog>
  );
  const page = mount(dialog(true));
  const element = page.host.querySelector('dialog');
  expect(element?.matches(':popover-open')).toBe(true);
  await untilModal(element);
  expect(getComputedStyle(element as Element, '::backdrop').animationDuration).toBe('0.3s');

  page.render(dialog(false));
  act(() => vi.advanceTimersByTime(299));
  expect(page.host.querySelector('dialog')?.matches(':popover-open')).toBe(true);
  expect(onClosed).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(page.host.querySelector('dialog')).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(1);
  page.unmount();
});

it('its first frame does not wait for the page behind it to be made inert, and nothing is seen of the change', async () => {
  const lost = vi.fn();
  const page = mount(<button>opener</button>);
  const opener = page.host.querySelector('button');
  opener?.focus();
  const dialog = mount(
    <Dialog open title="t" onClose={() => {}}>
      <input onBlur={lost} />
    </Dialog>,
  );
  const element = dialog.host.querySelector('dialog') as HTMLDialogElement;
  const input = dialog.host.querySelector('input');
  const [rise] = element.getAnimations();
  expect([element.matches(':modal'), document.activeElement]).toEqual([false, input]);

  rise?.addEventListener('cancel', () => lost());
  const makeModal = vi.spyOn(element, 'showModal').mockImplementationOnce(() => {
    expect(rise?.startTime, 'it rises already').not.toBeNull();
    makeModal.mockRestore();
    element.showModal();
  });
  await untilModal(element);
  expect(document.activeElement).toBe(input);
  expect(element.getAnimations(), 'the rise goes on').toContain(rise);
  expect(lost, 'the focus has not moved').not.toHaveBeenCalled();

  dialog.unmount();
  expect(document.activeElement).toBe(opener);
  page.unmount();
});

it.each([
  ['text and its cross', false, 'button'],
  ['nothing to press', true, 'dialog'],
])('MISC-021 Escape is heard before the dialog is modal, by one with %s', (_, hideClose, focused) => {
  const page = mount(<button>opener</button>);
  page.host.querySelector('button')?.focus();
  const onClose = vi.fn();
  const dialog = mount(
    <Dialog open title="t" hideClose={hideClose} onClose={onClose}>
      text
    </Dialog>,
  );
  expect(dialog.host.querySelector('dialog')?.matches(':modal')).toBe(false);
  expect(document.activeElement).toBe(dialog.host.querySelector(focused));

  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void document.activeElement?.dispatchEvent(pressed));
  expect(onClose).toHaveBeenCalledTimes(hideClose ? 0 : 1);
  expect(pressed.defaultPrevented).toBe(true);
  dialog.unmount();
  page.unmount();
});

it('CTRL-029 over a player that fills the screen it is modal at once: nothing else there could take the focus', () => {
  const player = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
  const page = mount(
    <Dialog open title="t" onClose={() => {}}>
      text
    </Dialog>,
  );
  expect(page.host.querySelector('dialog')?.matches(':modal')).toBe(true);
  expect(document.activeElement).toBe(page.host.querySelector('button'));
  page.unmount();
  player.mockRestore();
});

it('CTRL-029 a key that comes before the first frame finds it modal: a quick Tab does not leave it', () => {
  const page = mount(
    <Dialog open title="t" onClose={() => {}}>
      <input />
    </Dialog>,
  );
  const element = page.host.querySelector('dialog');
  expect(element?.matches(':modal')).toBe(false);
  page.host.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(element?.matches(':modal')).toBe(true);
  expect(document.activeElement).toBe(page.host.querySelector('input'));
  page.unmount();
});

it('is in the top layer: over an element that lies above everything else on the page', () => {
  const page = mount(
    <>
      <div style={{ position: 'fixed', top: 0, left: 0, width: '100vw', height: '100vh', zIndex: 2147483647 }} />
      <Dialog open title="t" onClose={() => {}}>
        text
      </Dialog>
    </>,
  );
  const box = page.host.querySelector('dialog')?.getBoundingClientRect();
  const top = document.elementFromPoint(
    (box?.left ?? 0) + (box?.width ?? 0) / 2,
    (box?.top ?? 0) + (box?.height ?? 0) / 2,
  );
  expect(top?.closest('dialog')).not.toBeNull();
  page.unmount();
});

it('gives the focus to what it is about when that comes after it, unless the viewer has begun to walk', () => {
  const dialog = (contents: React.ReactNode) => (
    <Dialog open title="t" onClose={() => {}}>
      {contents}
    </Dialog>
  );
  const page = mount(dialog('coming'));
  const cross = page.host.querySelector('button');
  expect(document.activeElement).toBe(cross);
  page.render(dialog(<button data-first>first</button>));
  expect((document.activeElement as HTMLElement).dataset).toHaveProperty('first');
  page.unmount();

  const walked = mount(dialog('coming'));
  walked.host.querySelector('dialog')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  walked.render(dialog(<button>first</button>));
  expect(document.activeElement).toBe(walked.host.querySelector('button'));
  walked.unmount();
});

it('MISC-021 from the moment that a dialog begins to close, the page behind it is pressed and has the keys', async () => {
  const pressed = vi.fn();
  const page = (open: boolean) => (
    <>
      <button style={{ position: 'fixed', top: '40vh', left: '40vw', width: '20vw', height: '20vh' }} onClick={pressed}>
        behind
      </button>
      <Dialog open={open} title="t" onClose={() => {}}>
        <input />
      </Dialog>
    </>
  );
  const site = mount(page(false));
  const behind = site.host.querySelector('button')!;
  behind.focus();
  site.render(page(true));
  const dialog = site.host.querySelector('dialog');
  await untilModal(dialog);
  const pressMiddle = () =>
    act(() => (document.elementFromPoint(innerWidth / 2, innerHeight / 2) as HTMLElement | null)?.click());
  pressMiddle();
  expect(pressed).not.toHaveBeenCalled();

  site.render(page(false));
  expect([dialog?.isConnected, dialog?.matches(':popover-open'), document.activeElement]).toEqual([true, true, behind]);
  pressMiddle();
  expect(pressed).toHaveBeenCalledOnce();

  site.render(page(true));
  await untilModal(dialog);
  expect(dialog?.contains(document.activeElement)).toBe(true);
  site.unmount();
});

it('where motion is unwelcome nothing of it moves, and it is gone at once', async () => {
  await emulateWishes({ 'prefers-reduced-motion': 'reduce' });
  const onClosed = vi.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} title="t" onClose={() => {}} onClosed={onClosed}>
      text
    </Dialog>
  );
  const page = mount(dialog(true));
  await untilModal(page.host.querySelector('dialog'));
  expect(document.getAnimations()).toEqual([]);
  page.render(dialog(false));
  expect(document.getAnimations()).toEqual([]);
  act(() => vi.advanceTimersByTime(1));
  expect(page.host.querySelector('dialog')).toBeNull();
  expect(onClosed).toHaveBeenCalledTimes(1);
  page.unmount();
  await emulateWishes();
});
