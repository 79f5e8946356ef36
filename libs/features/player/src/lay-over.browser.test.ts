import { expect, it, onTestFinished, vi } from 'vitest';
import { drawAnew, layOver } from './lay-over.ts';

function box(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  return element;
}

it('BOOT-031 while the window is resized the picture is laid over its place at once, then every 100 ms, and the last size is never lost', () => {
  const [layer, place] = [box(), box()];
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  layOver(layer, place, stop.signal);
  const resizeTo = (width: number) => {
    place.style.width = `${width}px`;
    window.dispatchEvent(new Event('resize'));
  };
  resizeTo(300);
  expect(layer.style.width).toBe('300px');
  resizeTo(200);
  resizeTo(100);
  vi.advanceTimersByTime(99);
  expect(layer.style.width).toBe('300px');
  vi.advanceTimersByTime(1);
  expect(layer.style.width).toBe('100px');
});

it('on its way into the corner the picture is no shift of the page', async () => {
  const layer = box();
  Object.assign(layer.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: '400px',
    height: '300px',
    background: '#000',
  });
  const frame = () => new Promise(requestAnimationFrame);
  const shiftOf = async (move: () => void) => {
    await frame();
    await frame();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift' });
    move();
    await frame();
    await frame();
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries.length;
  };
  expect(await shiftOf(() => (layer.style.top = '200px'))).toBe(1);
  const intoCorner = () => {
    layer.style.top = '0';
    drawAnew(layer);
  };
  expect(await shiftOf(intoCorner)).toBe(0);
  expect(layer.checkVisibility()).toBe(true);
});
