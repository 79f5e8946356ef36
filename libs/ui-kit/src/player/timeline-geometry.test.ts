import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THUMBNAIL_WIDTH_PX, bubbleLeft, drawSegments, keySeconds, percentAt, secondsAt } from './timeline-geometry.ts';

const film = { startSeconds: 0, endSeconds: 6000 };

describe('the timeline', () => {
  it('CTRL-052 there is nothing to scrub on a timeline without width', () => {
    expect(secondsAt(10, 0, film)).toBeNull();
    expect(secondsAt(10, Number.NaN, film)).toBeNull();
  });

  it('CTRL-053 the hovered time stays within the axis', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 4000 }), (x, width) => {
        const seconds = secondsAt(x, width, film);
        expect(seconds).toBeGreaterThanOrEqual(0);
        expect(seconds).toBeLessThanOrEqual(6000);
      }),
    );
    expect(secondsAt(500, 1000, { startSeconds: 1000, endSeconds: 2000 })).toBe(1500);
  });

  it('CTRL-054 the thumbnail is 147 px in fullscreen, 98 on mobile, 122.5 otherwise, and 240 where a wide window is all its', () => {
    expect(THUMBNAIL_WIDTH_PX).toEqual({ roomy: 240, fullscreen: 147, mobile: 98, normal: 122.5 });
  });

  it('CTRL-057 the bubble stays inside of the timeline', () => {
    expect(bubbleLeft(0, 1000, 122.5)).toBe(0);
    expect(bubbleLeft(500, 1000, 100)).toBe(450);
    expect(bubbleLeft(1000, 1000, 122.5)).toBe(877.5);
    expect(bubbleLeft(40, 80, 122.5)).toBe(0);
  });

  it('draws each programme with what was watched and what can be, cut at the ends', () => {
    const drawn = drawSegments(
      { startSeconds: 100, endSeconds: 1100 },
      [
        { id: 'a', startSeconds: 0, endSeconds: 600 },
        { id: 'b', startSeconds: 600, endSeconds: 1600, title: 'Б', blocked: true },
        { id: 'gone', startSeconds: 0, endSeconds: 100 },
      ],
      { positionSeconds: 350, availableUntilSeconds: 850 },
    );
    expect(drawn).toEqual([
      {
        id: 'a',
        title: undefined,
        blocked: false,
        leftPercent: 0,
        widthPercent: 50,
        watchedPercent: 50,
        availablePercent: 100,
      },
      {
        id: 'b',
        title: 'Б',
        blocked: true,
        leftPercent: 50,
        widthPercent: 50,
        watchedPercent: 0,
        availablePercent: 50,
      },
    ]);
  });

  it('is one segment without programmes, and empty without length', () => {
    const at = { positionSeconds: 3000, availableUntilSeconds: 6000 };
    expect(drawSegments(film, [], at)).toMatchObject([
      { widthPercent: 100, watchedPercent: 50, availablePercent: 100 },
    ]);
    expect(drawSegments({ startSeconds: 5, endSeconds: 5 }, [], at)).toEqual([]);
    expect(percentAt(5, { startSeconds: 5, endSeconds: 5 })).toBe(0);
  });

  it('arrows lead ten seconds, pages a minute, within what can be reached', () => {
    const key = (name: string, position: number) => keySeconds(name, position, film, 10);
    expect(key('ArrowLeft', 100)).toBe(90);
    expect(key('ArrowRight', 100)).toBe(110);
    expect(key('PageUp', 100)).toBe(160);
    expect(key('ArrowLeft', 4)).toBe(0);
    expect(key('End', 4)).toBe(6000);
    expect(key('ArrowRight', 5999)).toBe(6000);
    expect(key('f', 100)).toBeNull();
  });
});
