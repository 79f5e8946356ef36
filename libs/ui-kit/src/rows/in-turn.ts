import { startTransition, useEffect, useState } from 'react';

let turn = Promise.resolve();

/**
 * Draws after the frame that is under way, one after the other and each in a frame of its own: what came together would be one long
 * task, and the page deaf meanwhile.
 */
export function inTurn(draw: () => void): void {
  turn = turn.then(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            startTransition(draw);
            drawn();
          }),
        );
      }),
  );
}

/** False in the first drawing, true in one that comes after its frame: what nobody sees yet waits for what is seen. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => inTurn(() => setDrawn(true)), []);
  return isDrawn;
}
