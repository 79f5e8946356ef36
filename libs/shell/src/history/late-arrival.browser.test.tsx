import { mountScreen } from '@livery/widgets/testing';
import { Link, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { EVERY_CAPABILITY } from '../testing/every-capability.ts';
import type * as arrivalModule from './arrival.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';

const code = vi.hoisted(() => {
  let come = () => {};
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  return { hasCome, come: () => come(), arrive: vi.fn(() => () => {}) };
});
vi.mock('./arrival.ts', async () => {
  await code.hasCome;
  return { arrive: code.arrive, readFocusPlace: () => ({}), serveRows: () => {} } satisfies typeof arrivalModule;
});

/** The page that is drawn. */
const Drawn = () => <h1>{useLocation().pathname}</h1>;

it('who has pressed something before the code of a page’s arrival came keeps the focus: a menu that they opened stays open', async () => {
  const { host } = await mountScreen(
    <>
      <ScrollRestoration />
      <Drawn />
      <Link to="/film">Film</Link>
      <Link to="/other">Other</Link>
    </>,
    { at: '/list', capabilities: EVERY_CAPABILITY },
  );
  const [film, other] = [...host.querySelectorAll('a')];
  film?.click();
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe('/film');
  window.dispatchEvent(new PointerEvent('pointerdown'));
  code.come();
  await vi.dynamicImportSettled();
  expect(code.arrive).not.toHaveBeenCalled();

  other?.click();
  await expect.poll(() => code.arrive.mock.calls.length).toBe(1);
});
