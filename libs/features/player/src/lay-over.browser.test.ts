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

it('on its way into the mini player the picture is no shift of the page', async () => {
  const layer = box();
  Object.assign(layer.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    width: '400px',
    height: '300px',
    background: '#000',
  });
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  layer.style.top = '200px';
  drawAnew(layer);
  await frame();
  await frame();
  layer.style.top = '100px';
  await expect.poll(() => shifts.length, { message: 'without that it is one' }).toBeGreaterThan(0);
  expect(shifts).toHaveLength(1);
  expect(layer.checkVisibility()).toBe(true);
});
