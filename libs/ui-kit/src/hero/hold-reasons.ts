import { useReducer } from 'react';

/** What keeps a story where it is while it lasts: the viewer is at it, or has stopped the stories. ROWS-051 */
export type HoldReason = 'pointer' | 'focus' | 'press' | 'stopped';
type HoldReasons = readonly HoldReason[];

/** The reasons after one of them has begun or ended; the same ones where nothing changes, which draws nothing. */
export function reasonsAfter(before: HoldReasons, [reason, holds]: readonly [HoldReason, boolean]): HoldReasons {
  if (before.includes(reason) === holds) return before;
  return holds ? [...before, reason] : before.filter((one) => one !== reason);
}

/** Why the stories stand at present, each reason once; and the way to say that one begins or ends. */
export const useHoldReasons = () => useReducer(reasonsAfter, []);
