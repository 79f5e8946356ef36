import { expect, it } from 'vitest';
import { placeZoom, zoomWidth } from './place-over-card.ts';

const view = { width: 1440, height: 900, edge: 8, remPx: 16 };
const zoom = { width: 400, height: 360 };
const card = { left: 500, top: 400, width: 300, height: 170 };
const line = { left: 100, top: 400, width: 500, height: 61 };

it('a zoom is wider than its card, within limits and within the window', () => {
  const widths = [116, 300, 600].map((width) => zoomWidth({ width, height: 0 }, view));
  expect(widths).toEqual([340, 384, 440]);
  expect(zoomWidth({ width: 300, height: 0 }, { ...view, width: 320 })).toBe(304);
});

it('with the text a zoom grows too: what stands in it has the room that it has in small', () => {
  const widths = [116, 300, 600].map((width) => zoomWidth({ width, height: 0 }, { ...view, remPx: 24 }));
  expect(widths).toEqual([510, 510, 660]);
});

it('a zoom stands over the middle of its card', () => {
  expect(placeZoom(card, zoom, view)).toEqual({ left: 450, top: 305 });
});

it('a zoom never leaves the window', () => {
  expect(placeZoom({ ...card, left: 4, top: 20 }, zoom, view)).toEqual({ left: 8, top: 8 });
  expect(placeZoom({ ...card, left: 1_200, top: 800 }, zoom, view)).toEqual({ left: 1_032, top: 532 });
});

it('a zoom stays clear of the edge that a television set cuts off', () => {
  const set = { width: 1920, height: 1080, edge: 60, remPx: 24 };
  expect(placeZoom({ ...card, left: 70, top: 900 }, zoom, set)).toEqual({ left: 60, top: 660 });
});

it('the zoom of a line stands beside it: at the right, else at the left, else at its end', () => {
  const left = (at: number, width = line.width) => placeZoom({ ...line, left: at, width }, zoom, view).left;
  expect([left(100), left(900), left(40, 1_360)]).toEqual([600, 500, 1_000]);
});
