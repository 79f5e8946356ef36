import type { ExtensionTools } from '@livery/player-core/extension';

type Hold = ReturnType<ExtensionTools['hold']>;

/** The break gives up by itself first; where it cannot, the content goes on without it a moment later. */
const LATER_MS = 100;

/** What keeps the content waiting while a break lasts. ADS-017 */
export interface BreakHold {
  extend(ms: number): void;
  onOver(run: () => void): void;
  release(): void;
}

/** The content waits from now on. */
export function readyHold(tools: ExtensionTools, budgetMs: number): BreakHold {
  const hold = tools.hold(budgetMs + LATER_MS);
  return holdOf(() => hold);
}

/** The content waits from the first picture on; until then it plays on, and no other device takes it away from the search. CAST-010 */
export function lateHold(tools: ExtensionTools, budgetMs: number): BreakHold {
  const place = tools.hold(budgetMs + LATER_MS, 'place');
  let hold: Hold | null = null;
  const late = holdOf((ms) => (hold ??= ms === null ? null : tools.hold(ms)));
  return {
    ...late,
    release() {
      late.release();
      place.release();
    },
  };
}

/** `give` takes the hold for so long where there is none yet; `null` asks only. */
function holdOf(give: (ms: number | null) => Hold | null): BreakHold {
  return {
    extend: (ms) => give(ms)?.extend(ms),
    onOver: (run) => give(null)?.signal.addEventListener('abort', run, { once: true }),
    release: () => give(null)?.release(),
  };
}
