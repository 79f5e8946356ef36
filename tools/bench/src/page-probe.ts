import type { Page } from 'playwright';

/** What a scroll looked like. Times in ms. */
export interface Frames {
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Frames that took longer than 33 ms. */
  readonly long: number;
  /** Points looked at when a frame was ready, and those where nothing was drawn. */
  readonly samples: number;
  readonly blank: number;
  /** The same before the page answers a scroll: what the browser may already have shown. */
  readonly lateSamples: number;
  readonly late: number;
  /** The most elements that were in the box. */
  readonly nodes: number;
  /** Long tasks over 50 ms, ms. */
  readonly longTasks: readonly number[];
}

interface Probe {
  /** Begins to wait: from the next event of the kind to the end of the frame in which `isThere` holds. */
  waitAfter(event: string, isThere: () => boolean): void;
  /** The same from the next input to the change of these lines; NaN when they stay what they are. */
  waitForAnswer(lines: string): void;
  waited(): Promise<number>;
  /** Begins to watch a box that scrolls: each frame, and with `points` whether `drawn` is at points of it, which takes time of its own. */
  watchFrames(box: string, drawn: string, points?: boolean): void;
  frames(): Frames;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Puts the instruments into every page that is opened from now on, as `window.bench`. */
export const installProbe = (page: Page): Promise<void> => page.addInitScript(probe).then(() => undefined);

/** Runs in the page, so it holds all that it needs. */
function probe(): void {
  let waiting: Promise<number> = Promise.resolve(Number.NaN);
  let stop: () => Frames = () => {
    throw new Error('nothing is watched');
  };

  /** Looks as each frame begins, and tells once that frame is drawn. Not by a timer: after an input those wait until the page has drawn and worked on. */
  const atFrame = (look: () => ((now: number) => void) | null) =>
    requestAnimationFrame(() => {
      const tell = look();
      if (!tell) return;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => tell(performance.now());
      channel.port2.postMessage(null);
    });

  /** A third from the left on: the column of names is always there. */
  function blankPoints(box: Element, drawn: string): { samples: number; blank: number } {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    let samples = 0;
    let blank = 0;
    for (const across of [0.35, 0.6, 0.95])
      for (const down of [0.2, 0.45, 0.7, 0.95]) {
        const x = left + (Math.min(right, innerWidth) - left) * across;
        const y = top + (Math.min(bottom, innerHeight) - top) * down;
        samples += 1;
        // Between two boxes there are a few pixels of nothing: a point beside it counts as well. A cover that lets everything through counts as nothing.
        const isDrawn = [
          [0, 0],
          [8, 10],
        ].some(([right = 0, below = 0]) =>
          document.elementsFromPoint(x + right, y + below).some((element) => element.closest(drawn)),
        );
        if (!isDrawn) blank += 1;
      }
    return { samples, blank };
  }

  const PATIENCE_MS = 5_000;
  function wait(event: string, patienceMs: number, isThere: () => boolean): void {
    waiting = new Promise((resolve) => {
      const onEvent = () => {
        const begin = performance.now();
        const look = () =>
          atFrame(() => {
            if (isThere()) return (now) => resolve(now - begin);
            if (performance.now() - begin > patienceMs) resolve(Number.NaN);
            else look();
            return null;
          });
        look();
      };
      addEventListener(event, onEvent, { capture: true, once: true });
    });
  }

  window.bench = {
    waitAfter: (event, isThere) => wait(event, PATIENCE_MS, isThere),
    waitForAnswer(lines) {
      const told = () => {
        const found = document.querySelectorAll(lines);
        return `${found.length} ${found[0]?.textContent} ${found[0]?.parentElement?.ariaSetSize}`;
      };
      const before = told();
      wait('input', 400, () => told() !== before);
    },
    waited: () => waiting,
    watchFrames(selector, drawn, points = false) {
      const box = document.querySelector(selector);
      if (!box) throw new Error(`${selector} is not there`);
      const times: number[] = [];
      const longTasks: number[] = [];
      const sum = { samples: 0, blank: 0, lateSamples: 0, late: 0, nodes: 0 };
      let isOn = true;
      let before = 0;
      let scrolled = false;
      const observer = new PerformanceObserver((list) =>
        longTasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'longtask' });
      const onScroll = () => {
        scrolled = true;
        if (!points) return;
        const { samples, blank } = blankPoints(box, drawn);
        sum.lateSamples += samples;
        sum.late += blank;
      };
      addEventListener('scroll', onScroll, { capture: true });
      const each = (now: number) => {
        if (!isOn) return;
        // Only frames of the scroll count: at rest there is nothing to be late with.
        if (scrolled && before > 0) {
          times.push(now - before);
          if (points) {
            const { samples, blank } = blankPoints(box, drawn);
            sum.samples += samples;
            sum.blank += blank;
            sum.nodes = Math.max(sum.nodes, box.querySelectorAll('*').length);
          }
        }
        before = now;
        scrolled = false;
        requestAnimationFrame(each);
      };
      requestAnimationFrame(each);
      stop = () => {
        isOn = false;
        removeEventListener('scroll', onScroll, { capture: true });
        observer.disconnect();
        const sorted = [...times].sort((a, b) => a - b);
        const at = (part: number) =>
          sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
        return {
          ...sum,
          count: times.length,
          p50Ms: at(0.5),
          p95Ms: at(0.95),
          long: times.filter((time) => time > 33.4).length,
          longTasks,
        };
      };
    },
    frames: () => stop(),
  };
}
