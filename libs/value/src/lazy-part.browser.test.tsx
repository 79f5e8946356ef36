import { Suspense, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart } from './react.tsx';

function draw(Part: FunctionComponent) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() =>
    root.render(
      <Suspense fallback="Nothing yet">
        <Part /> and the screen
      </Suspense>,
    ),
  );
  return host;
}

const part = { default: () => <b>The part</b> };

it.each([
  ['comes', () => Promise.resolve(part), 'The part and the screen'],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), ' and the screen'],
])('a screen stays when a part of it %s', async (_, load: () => Promise<typeof part>, text) => {
  const complaint = vi.spyOn(console, 'error');
  const host = draw(lazyPart(load));
  expect(host.textContent).toBe('Nothing yet');
  await expect.poll(() => host.textContent).toBe(text);
  expect(complaint).not.toHaveBeenCalled();
});

it('a part that was preloaded is drawn without a wait, and loaded once', async () => {
  const load = vi.fn(() => Promise.resolve(part));
  const Part = lazyPart(load);
  expect(Part.get()).toBeUndefined();
  await Part.preload();
  expect(Part.get()).toBe(part.default);
  expect(draw(Part).textContent).toBe('The part and the screen');
  expect(load).toHaveBeenCalledOnce();
});
