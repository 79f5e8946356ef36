import { type ParentalCircumstances, parentalVerdict, type ParentalVerdict } from '../parental/verdict.ts';
import type { ProfileRole } from '../schedule/adult.ts';
import { actionsOf, isPaid, needsPurchase, type AccessRequest } from './access-request.ts';

/** Everything that is known of the viewer who asks. */
export interface GateViewer extends ParentalCircumstances {
  readonly role: ProfileRole;
  /** The film or episode that was let through last in this page. PLAY-010 */
  readonly lastUnlocked: number | null;
}

export type GateId = 'signIn' | 'purchase' | 'age' | 'setPin' | 'enterPin';

interface Row {
  readonly gate: GateId;
  readonly stands: (request: AccessRequest, viewer: GateViewer) => boolean;
  /** Gates whose passing counts for this one too. */
  readonly openedBy: readonly GateId[];
}

/** What may stand before something, in the order in which it is asked. The first row that applies is asked; then the rows are read again. */
const CHAIN: readonly Row[] = [
  // Passed when the viewer is somebody, which only the next look can tell. PIN-005, MISC-002
  {
    gate: 'signIn',
    stands: (request, viewer) => needs('signIn')(request, viewer) || (viewer.isGuest && isPaid(request)),
    openedBy: [],
  },
  { gate: 'purchase', stands: needsPurchase, openedBy: ['purchase'] },
  // No PIN opens a channel to a child. CHAN-060
  {
    gate: 'age',
    stands: (request, { role }) =>
      role === 'child' && ON_AIR.has(request.action) && actionsOf(request, role).length > 0,
    openedBy: [],
  },
  { gate: 'setPin', stands: needs('setPin'), openedBy: ['setPin'] },
  // Whoever has just chosen a PIN knows it. PIN-004
  { gate: 'enterPin', stands: needs('enterPin'), openedBy: ['setPin', 'enterPin'] },
];

const ON_AIR: ReadonlySet<AccessRequest['action']> = new Set(['channel', 'program']);

/** The gate to ask next, or null: the way is free. `passed`: gates that this wish has come through. */
export const nextGate = (request: AccessRequest, viewer: GateViewer, passed: ReadonlySet<GateId>): GateId | null =>
  CHAIN.find(({ stands, openedBy }) => stands(request, viewer) && !openedBy.some((gate) => passed.has(gate)))?.gate ??
  null;

function needs(verdict: ParentalVerdict): Row['stands'] {
  return (request, viewer) =>
    !goesOn(request, viewer) &&
    actionsOf(request, viewer.role).some((action) => parentalVerdict(action, viewer) === verdict);
}

/** The next episode of what has been unlocked in this player. PLAY-010 */
const goesOn = (request: AccessRequest, { lastUnlocked }: GateViewer): boolean =>
  request.action === 'vod' && lastUnlocked !== null && request.after === lastUnlocked;
