import { selectSession, session } from '@livery/domain/session';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { useSelector } from 'react-redux';
import { expect, it } from 'vitest';
import { createStore } from '../store.ts';
import { StoreProvider } from './first-drawing.tsx';

const PARTS = 40;

/** As much work as makes the drawing go on over several tasks. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('an answer in the middle of the first drawing does not begin it anew, and shows as soon as the screen stands', async () => {
  const { store } = createStore();
  const drawn: string[] = [];
  function Part() {
    const { kind } = useSelector(selectSession);
    work(1);
    drawn.push(kind);
    return <i>{kind}</i>;
  }
  const host = document.createElement('div');
  const root = createRoot(host);
  const before = selectSession(store.getState()).kind;
  startTransition(() =>
    root.render(
      <StoreProvider store={store}>
        {Array.from({ length: PARTS }, (_, part) => (
          <Part key={part} />
        ))}
      </StoreProvider>,
    ),
  );
  await expect.poll(() => drawn.length, { interval: 1 }).toBeGreaterThan(0);
  expect(drawn.length, 'in the middle of it').toBeLessThan(PARTS);
  store.dispatch(session.actions.started({ saved: null }));
  const after = selectSession(store.getState()).kind;
  expect(after).not.toBe(before);
  await expect.poll(() => host.textContent).toBe(after.repeat(PARTS));
  expect(drawn.slice(0, PARTS)).toEqual(Array(PARTS).fill(before));
  expect(drawn.slice(PARTS)).toEqual(Array(PARTS).fill(after));
  root.unmount();
});
