import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../overlay/dialog.tsx';
import { byItself, mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { BankFrame } from './bank-frame.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const page = (html: string) => URL.createObjectURL(new Blob([html], { type: 'text/html' }));
/** In tests the page is a frame itself: what speaks to it speaks to its parent. */
const says = (message: string, to = 'parent') => `<!doctype html><script>${to}.postMessage('${message}', '*')</script>`;
const FORM = page('<!doctype html><label>Number <input></label>');

const words = { title: 'bank', doubt: 'Not there?', open: 'Open it' };

function open(props: Partial<Parameters<typeof BankFrame>[0]> = {}) {
  const frame = (more: typeof props = {}) => (
    <>
      <WornBrand />
      <BankFrame src={FORM} origin={location.origin} {...words} {...props} {...more} />
    </>
  );
  const view = mount(frame());
  onTestFinished(view.unmount);
  const iframe = view.host.querySelector('iframe')!;
  return { ...view, iframe, again: (more: typeof props) => view.render(frame(more)) };
}

const loaded = (iframe: HTMLIFrameElement) =>
  byItself(expect.poll(() => iframe.closest('[aria-busy=false]')).not.toBeNull());

/** Resolves when this message has reached the page. It listens after the frame does: then the frame has heard it or never will. */
const onceOnPage = (message: string) =>
  byItself(
    new Promise<void>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        if (data !== message) return;
        removeEventListener('message', hear);
        resolve();
      };
      addEventListener('message', hear);
    }),
  );

it('PAY-007 what the page of the bank says is heard', async () => {
  const onMessage = vi.fn();
  open({ src: page(says('paid')), onMessage });
  await onceOnPage('paid');
  expect(onMessage.mock.calls).toEqual([['paid']]);
});

it('PAY-007 a page from another origin than the bank is not heard', async () => {
  const onMessage = vi.fn();
  open({ src: page(says('paid')), origin: 'https://bank.example', onMessage });
  await onceOnPage('paid');
  expect(onMessage).not.toHaveBeenCalled();
});

it('PAY-007 another window of the right origin is not heard: this page, a frame beside', async () => {
  const onMessage = vi.fn();
  const { iframe } = open({ onMessage });
  await loaded(iframe);
  const own = onceOnPage('from the page');
  postMessage('from the page', '*');
  await own;
  const beside = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => beside.remove());
  const foreign = onceOnPage('from beside');
  beside.src = page(says('from beside'));
  await foreign;
  expect(onMessage).not.toHaveBeenCalled();
});

it('PAY-007 a frame within the page of the bank is not heard', async () => {
  const onMessage = vi.fn();
  const inner = page(says('from within', 'parent.parent'));
  open({ src: page(`<!doctype html><iframe src="${inner}"></iframe>`), onMessage });
  await onceOnPage('from within');
  expect(onMessage).not.toHaveBeenCalled();
});

it('PAY-007 what comes from a frame that is gone is not heard', async () => {
  const onMessage = vi.fn();
  const { iframe, unmount } = open({ onMessage });
  await loaded(iframe);
  const source = iframe.contentWindow;
  unmount();
  dispatchEvent(new MessageEvent('message', { data: 'late', origin: location.origin, source }));
  expect(onMessage).not.toHaveBeenCalled();
});

it('PAY-007 the way around the page is shown after 8 s, whatever has loaded, and nothing moves', () => {
  vi.useFakeTimers();
  const { host } = open();
  const height = host.getBoundingClientRect().height;
  act(() => vi.advanceTimersByTime(7_999));
  expect(host.querySelector('a')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(host.querySelector('a')?.getAttribute('href')).toBe(FORM);
  expect(host.querySelector('[role=status]')?.textContent).toContain('Not there?');
  expect(host.getBoundingClientRect().height).toBe(height);
});

it('PAY-007 the way around is shown at once when the frame fails', () => {
  const { host, iframe } = open();
  act(() => void iframe.dispatchEvent(new Event('error')));
  expect(host.querySelector('a')).not.toBeNull();
});

it('PAY-007 its patience has an end of its own, begins anew with another page, and leaves no clock behind', () => {
  vi.useFakeTimers();
  const { host, again, unmount } = open({ patienceMs: 50 });
  act(() => vi.advanceTimersByTime(50));
  expect(host.querySelector('a')).not.toBeNull();
  again({ src: page('<!doctype html>') });
  expect(host.querySelector('a')).toBeNull();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('PAY-007 the page of the bank may do what a payment needs, and no more', () => {
  const { iframe } = open();
  expect([...iframe.sandbox].sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
    'allow-top-navigation-by-user-activation',
  ]);
  expect(iframe.allow).toBe('payment');
  expect(iframe.referrerPolicy).toBe('strict-origin');
  expect(iframe.title).toBe('bank');
});

it('PAY-007 Tab goes into the page of the bank and out of it; Escape is the dialogue it stands in', async () => {
  const onClose = vi.fn();
  const view = mount(
    <Dialog open title="t" onClose={onClose}>
      <button>before</button>
      <BankFrame src={FORM} origin={location.origin} {...words} />
      <button>after</button>
    </Dialog>,
  );
  onTestFinished(view.unmount);
  const iframe = view.host.querySelector('iframe')!;
  await loaded(iframe);
  await expect.poll(() => view.host.querySelector('dialog')?.matches(':modal')).toBe(true);
  const [, before, after] = view.host.querySelectorAll('button');
  before?.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(iframe);
  expect(iframe.contentDocument?.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(after);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
