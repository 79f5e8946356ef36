import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PosterCard } from '../cards/poster-card.tsx';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { dragRows } from './drag-rows.ts';
import { Row } from './row.tsx';

afterEach(() => page.viewport(1280, 720));

const SIZES = { '--page-margin': '16px', '--row-gap': '12px', '--ring-room': '6px' } as React.CSSProperties;

/** A row in a window of this width, and what was opened of it. */
async function open(widthPx: number) {
  await page.viewport(widthPx, 844);
  const { host, unmount } = mount(
    <div style={SIZES}>
      <GlobalStyle />
      <Row title="Смотрят сейчас" cards="poster">
        {Array.from({ length: 12 }, (_, at) => (
          <PosterCard key={at} title={`Фильм ${at}`} picture={null} href={`#film-${at}`} />
        ))}
      </Row>
    </div>,
  );
  const life = new AbortController();
  dragRows(life.signal);
  onTestFinished(() => {
    life.abort();
    unmount();
  });
  const row = host.querySelector('ul')!;
  await expect.poll(() => row.scrollWidth - row.clientWidth).toBeGreaterThan(200);
  const opened: string[] = [];
  host.addEventListener('click', (event) => {
    if (!event.defaultPrevented) opened.push((event.target as Element).closest('a')?.hash ?? '');
    event.preventDefault();
  });
  return { row, opened };
}

/** A mouse is pressed on a card, goes to the left and is let go: as a browser tells it, with the click at its end. */
function drag(row: HTMLElement, byPx: number, { pointerType = 'mouse', button = 0 } = {}) {
  const card = row.querySelector('a')!;
  const tell = (type: string, clientX: number) =>
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, clientX, button }));
  tell('pointerdown', 300);
  tell('pointermove', 300 - byPx / 2);
  tell('pointermove', 300 - byPx);
  const draggedPx = row.scrollLeft;
  tell('pointerup', 300 - byPx);
  tell('click', 300 - byPx);
  return draggedPx;
}

it('ROWS-044 a mouse drags a row in a window of 480 px, and what it lets go of is not opened', async () => {
  const { row, opened } = await open(480);
  expect(drag(row, 120)).toBe(120);
  expect(opened).toEqual([]);
  expect(row.scrollLeft).toBeGreaterThan(60);
  // The next press is one.
  await new Promise((done) => setTimeout(done));
  drag(row, 0);
  expect(opened).toEqual(['#film-0']);
});

it('ROWS-052 a mouse that goes 49 px has pressed a card, and the row stands where it stood', async () => {
  const { row, opened } = await open(390);
  expect(drag(row, 49)).toBe(49);
  expect(opened).toEqual(['#film-0']);
  await expect.poll(() => row.scrollLeft).toBe(0);
});

it('ROWS-043 ROWS-044 a row with arrows is not dragged; a finger scrolls by itself', async () => {
  const wide = await open(481);
  expect(drag(wide.row, 120)).toBe(0);
  const narrow = await open(390);
  expect(drag(narrow.row, 120, { pointerType: 'touch' })).toBe(0);
});

it('ROWS-044 only the first button of a mouse drags: the others have menus of their own', async () => {
  const { row } = await open(390);
  expect(drag(row, 120, { button: 2 })).toBe(0);
});

it('ROWS-044 a row that is dragged follows the mouse, not the edges of its cards; let go, it stands at an edge again', async () => {
  const { row } = await open(390);
  const snap = () => getComputedStyle(row).scrollSnapType;
  const rests = snap();
  expect(rests).toContain('x');
  const held: string[] = [];
  row.addEventListener('pointermove', () => held.push(snap()));
  drag(row, 120);
  expect(new Set(held)).toEqual(new Set(['none']));
  expect(snap()).toBe(rests);
});

it('ROWS-044 while a row is dragged its pictures and words are not; before and after they may be', async () => {
  const { row } = await open(390);
  const card = row.querySelector('a')!;
  const isLeft = () =>
    ['dragstart', 'selectstart'].map((type) =>
      card.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
    );
  expect(isLeft()).toEqual([true, true]);
  card.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 0 }));
  expect(isLeft()).toEqual([false, false]);
  card.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse', button: 0 }));
  expect(isLeft()).toEqual([true, true]);
});
