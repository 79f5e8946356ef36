import { after } from '@livery/platform/later';
import { startTransition, useEffect, useState } from 'react';

type Draw = () => void;

/** What takes longer waits for code of its own: the others go on. */
const LONGEST_TURN_MS = 1_000;

/** Who waits for a turn; the first one has it. */
const waiting: Draw[] = [];

/** The first one draws after the frame that is under way. */
function begin(): void {
  void after('frame').then(() => {
    const [draw] = waiting;
    if (!draw) return;
    startTransition(draw);
    setTimeout(() => end(draw), LONGEST_TURN_MS);
  });
}

function end(draw: Draw): void {
  const place = waiting.indexOf(draw);
  if (place < 0) return;
  waiting.splice(place, 1);
  if (place === 0 && waiting.length > 0) begin();
}

/**
 * False until it is wanted and the turn has come, then true for good. Those who want it draw one after the other, each in a frame of
 * its own: what came together would be one long task, and block input.
 */
export function useDeferredRender(isWanted: boolean): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (!isWanted || hasCome) return;
    const draw = () => setHasCome(true);
    waiting.push(draw);
    if (waiting.length === 1) begin();
    // It is drawn, or nobody wants it any more.
    return () => end(draw);
  }, [isWanted, hasCome]);
  return hasCome;
}
