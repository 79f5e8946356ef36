import { gateOf } from './gate/gate-of-page.ts';
import type { OwnPinDoor } from './gate/pin-door.ts';
import { useGatePage } from './use-gate.ts';
import { useState } from 'react';

/** The page's PIN entry, for a dialogue that asks for the PIN by itself: its tries are those of every other. PIN-038 */
export function usePinDoor(): OwnPinDoor {
  const page = useGatePage();
  const [door] = useState(() => gateOf(page()).door);
  return door;
}
