import { gateOf } from './gate/gate-of-page.ts';
import type { OwnPinChallenge } from './gate/pin-challenge.ts';
import { useGatePage } from './use-gate.ts';
import { useState } from 'react';

/** The page's PIN entry, for a dialogue that asks for the PIN by itself: its tries are those of every other. PIN-038 */
export function usePinChallenge(): OwnPinChallenge {
  const page = useGatePage();
  const [challenge] = useState(() => gateOf(page()).challenge);
  return challenge;
}
