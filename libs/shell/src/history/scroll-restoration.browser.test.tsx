import { onTestFinished, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountScreen } from '@livery/widgets/testing';
import { Link, useNavigate } from 'react-router-dom';
import { EVERY_CAPABILITY } from '../testing/every-capability.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';

function Site() {
  const navigate = useNavigate();
  return (
    <>
      <ScrollRestoration />
      <Link to="/film">Film</Link>
      <Link to="/film#cast">Cast</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <main>
        {['First', 'Second'].map((row) => (
          <ul key={row} data-cards="poster">
            <li>
              <a href="#" data-card-target>
                {row} row
              </a>
            </li>
          </ul>
        ))}
      </main>
      <div style={{ height: 5000 }} />
    </>
  );
}

const kept = () =>
  (JSON.parse(sessionStorage.getItem('livery.places') ?? '[]') as [string, { scrollY: number }][]).map(
    ([key, place]) => [key.split(' ')[1], place.scrollY],
  );

async function open() {
  sessionStorage.removeItem('livery.places');
  const before = history.scrollRestoration;
  onTestFinished(() => {
    sessionStorage.removeItem('livery.places');
    history.scrollRestoration = before;
  });
  history.scrollRestoration = 'auto';
  const { host } = await mountScreen(<Site />, { at: '/list', capabilities: EVERY_CAPABILITY });
  const press = (name: string) =>
    [...host.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name)?.click();
  return { press };
}

const scrollTo = (top: number) => {
  window.scrollTo({ top, behavior: 'instant' });
  document.dispatchEvent(new Event('scroll'));
};

it('BOOT-032 where the viewer has scrolled to is kept at once, then every 16 ms, and the last place is never lost', async () => {
  await open();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  scrollTo(100);
  expect(kept()).toEqual([['/list', 100]]);
  scrollTo(200);
  vi.advanceTimersByTime(15);
  expect(kept()).toEqual([['/list', 100]]);
  vi.advanceTimersByTime(1);
  expect(kept()).toEqual([['/list', 200]]);
});

it('the browser scrolls nothing by itself; a new page begins at its top, and the way back ends where it began', async () => {
  const { press } = await open();
  expect(history.scrollRestoration).toBe('manual');
  scrollTo(700);
  press('Film');
  await expect.poll(() => location.pathname).toBe('/film');
  await expect.poll(() => Math.round(window.scrollY)).toBe(0);
  press('Back');
  await expect.poll(() => location.pathname).toBe('/list');
  await expect.poll(() => Math.round(window.scrollY)).toBe(700);
});

it('a press just after a scroll keeps the place of the page that is left', async () => {
  const { press } = await open();
  window.scrollTo({ top: 300, behavior: 'instant' });
  press('Film');
  expect(kept()).toContainEqual(['/list', 300]);
});

it.each([
  ['pagehide', window],
  ['popstate', window],
  ['keydown', document],
  ['focusin', document],
] as const)('at %s the place is kept, also one that no scroll has told of yet', async (type, target) => {
  await open();
  window.scrollTo({ top: 300, behavior: 'instant' });
  target.dispatchEvent(new Event(type));
  expect(kept()).toContainEqual(['/list', 300]);
});

it('after the viewer’s first activity arrow down walks to the row below', async () => {
  await open();
  const card = (row: string) =>
    [...document.querySelectorAll<HTMLElement>('main a')].find(({ textContent }) => textContent === row);
  card('First row')?.focus();
  const focusAfterArrow = async () => {
    await userEvent.keyboard('{ArrowDown}');
    return document.activeElement?.textContent;
  };
  await expect.poll(focusAfterArrow).toBe('Second row');
});

it('a link to a place on the page leaves the scroll alone', async () => {
  const { press } = await open();
  scrollTo(400);
  press('Cast');
  await expect.poll(() => location.hash).toBe('#cast');
  expect(Math.round(window.scrollY)).toBe(400);
});

it('ROWS-044 rows of any page of the site are dragged by a mouse in a window without arrows', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 720));
  await open();
  document.querySelector('main')!.insertAdjacentHTML(
    'beforeend',
    `<section data-row="poster"><ul data-cards="poster" id="dragged" style="display:flex;overflow:auto;width:200px">
      <li style="flex:none;width:2000px">Card</li></ul></section>`,
  );
  const row = document.querySelector<HTMLElement>('#dragged')!;
  const tell = (type: string, clientX: number) =>
    row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, clientX }));
  // The code for it comes after the first sign of the viewer, which the press is.
  await expect
    .poll(() => {
      tell('pointerdown', 300);
      tell('pointermove', 180);
      tell('pointerup', 180);
      return row.scrollLeft;
    })
    .toBe(120);
});
