import type { Page } from 'playwright';

/** What a movement looked like in its page. Times in ms. */
export interface Seen {
  /** The longest animation that has an end. */
  readonly longestMs: number;
  /** From the first animation to the end of the last. */
  readonly wholeMs: number;
  readonly animations: number;
  /** What was animated and how long, for whoever looks for the cause. */
  readonly moved: readonly string[];
  /** Time between two frames. */
  readonly frames: readonly number[];
  /** The browser's own long frames with the script that took most of each. */
  readonly longFrames: readonly string[];
  /** Sum of the shifts that no input explains, and what moved. */
  readonly shift: number;
  readonly shifted: readonly string[];
}

interface Probe {
  begin(): void;
  /** Waits until nothing moves any more, and tells what was seen since `begin`. */
  rest(): Promise<Seen>;
  /** What has moved since the page was opened. */
  shifts(): Pick<Seen, 'shift' | 'shifted'>;
}

declare global {
  interface Window {
    motion: Probe;
  }
}

/** Puts the instruments into every page that is opened from now on, as `window.motion`. */
export const installMotionProbe = (page: Page): Promise<void> => page.addInitScript(probe).then(() => undefined);

/** Runs in the page, so it holds all that it needs. */
function probe(): void {
  /** What runs longer tells time or waits, and is no movement: the bar of a story, a slow zoom of its picture. */
  const LONGEST_MOVEMENT_MS = 2_000;
  /** Nothing begins to move after so long a rest. */
  const REST_FRAMES = 20;
  const PATIENCE_MS = 8_000;

  interface Entry extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
    readonly scripts: readonly {
      readonly sourceURL: string;
      readonly sourceFunctionName: string;
      readonly invoker: string;
      readonly duration: number;
    }[];
  }

  const shifts: { at: number; value: number; nodes: string[] }[] = [];
  const longFrames: { at: number; words: string }[] = [];
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that is gone';
    const part = element.closest('[data-part], [data-row], [data-kind], header, footer, main, nav, aside');
    const attributes = ['data-part', 'data-row', 'data-kind', 'data-focus-key'].flatMap((name) => {
      const value = part?.getAttribute(name);
      return value ? [`${name}=${value}`] : [];
    });
    return `${element.localName} in ${part?.localName ?? 'body'} ${attributes.join(' ')}`.trim();
  };
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const observe = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({ type, buffered: true });
  observe('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    const nodes = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
    );
    shifts.push({ at: startTime, value, nodes });
  });
  observe('long-animation-frame', ({ startTime, duration, scripts }) => {
    const [most] = [...scripts].sort((a, b) => b.duration - a.duration);
    const where = most ? `${most.invoker} ${most.sourceFunctionName} ${most.sourceURL.split('/').at(-1)}` : 'no script';
    longFrames.push({
      at: startTime,
      words: `${Math.round(duration)} ms: ${where} ${Math.round(most?.duration ?? 0)} ms`,
    });
  });

  let beganAt = 0;
  let times: number[] = [];
  let isOn = false;
  const seen = new Map<Animation, { start: number; end: number; words: string }>();
  const isMovement = (animation: Animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return typeof endTime === 'number' && endTime > 0 && endTime < LONGEST_MOVEMENT_MS;
  };
  const wordsOf = (animation: Animation): string => {
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    const what =
      animation instanceof CSSTransition
        ? animation.transitionProperty
        : animation instanceof CSSAnimation
          ? animation.animationName
          : 'script';
    return `${what} of ${nameOf(target)}${pseudoElement ?? ''}`;
  };
  const note = () => {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'running' || !isMovement(animation)) continue;
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const start = Number(animation.startTime ?? document.timeline.currentTime);
      seen.set(animation, { start, end: start + Number(endTime), words: wordsOf(animation) });
    }
  };
  const each = (before: number) =>
    requestAnimationFrame((now) => {
      if (!isOn) return;
      if (before > 0) times.push(now - before);
      note();
      each(now);
    });

  const shiftsSince = (at: number) => {
    const since = shifts.filter((one) => one.at >= at);
    return {
      shift: since.reduce((sum, { value }) => sum + value, 0),
      shifted: since.flatMap(({ value, nodes }) => nodes.map((node) => `${value.toFixed(4)} ${node}`)),
    };
  };

  window.motion = {
    begin() {
      beganAt = performance.now();
      times = [];
      seen.clear();
      isOn = true;
      each(0);
    },
    async rest() {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const moves = () => document.getAnimations().some((one) => one.playState === 'running' && isMovement(one));
      const waitsSince = performance.now();
      for (let still = 0; still < REST_FRAMES && performance.now() - waitsSince < PATIENCE_MS;) {
        await frame();
        still = moves() ? 0 : still + 1;
      }
      isOn = false;
      const all = [...seen.values()];
      const first = Math.min(...all.map(({ start }) => start));
      return {
        longestMs: Math.max(0, ...all.map(({ start, end }) => end - start)),
        wholeMs: all.length === 0 ? 0 : Math.max(...all.map(({ end }) => end)) - first,
        animations: all.length,
        moved: all.map(({ start, end, words }) => `${Math.round(end - start)} ms ${words}`),
        frames: times,
        longFrames: longFrames.filter(({ at }) => at >= beganAt).map(({ words }) => words),
        ...shiftsSince(beganAt),
      };
    },
    shifts: () => shiftsSince(0),
  };
}
