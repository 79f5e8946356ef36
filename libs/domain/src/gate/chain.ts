import { type ParentalCircumstances, parentalVerdict, type ParentalVerdict } from '../parental/verdict.ts';
import type { ProfileRole } from '../schedule/adult.ts';
import { actionsOf, isPaid, needsPurchase, type Want } from './want.ts';

/** Everything that is known of whoever wants something. */
export interface GateViewer extends ParentalCircumstances {
  readonly role: ProfileRole;
  /** The film or episode that was let through last in this page. PLAY-010 */
  readonly lastUnlocked: number | null;
}

export type GateId = 'signIn' | 'purchase' | 'age' | 'setPin' | 'enterPin';

interface Row {
  readonly gate: GateId;
  readonly stands: (want: Want, viewer: GateViewer) => boolean;
  /** Gates whose passing counts for this one too. */
  readonly openedBy: readonly GateId[];
}

/** What may stand before something, in the order in which it is asked. The first row that applies is asked; then the rows are read again. */
const CHAIN: readonly Row[] = [
  // Passed when the viewer is somebody, which only the next look can tell. PIN-005, MISC-002
  {
    gate: 'signIn',
    stands: (want, viewer) => needs('signIn')(want, viewer) || (viewer.isGuest && isPaid(want)),
    openedBy: [],
  },
  { gate: 'purchase', stands: needsPurchase, openedBy: ['purchase'] },
  // No PIN opens a channel to a child. CHAN-060
  {
    gate: 'age',
    stands: (want, { role }) => role === 'child' && ON_AIR.has(want.action) && actionsOf(want, role).length > 0,
    openedBy: [],
  },
  { gate: 'setPin', stands: needs('setPin'), openedBy: ['setPin'] },
  // Whoever has just chosen a PIN knows it. PIN-004
  { gate: 'enterPin', stands: needs('enterPin'), openedBy: ['setPin', 'enterPin'] },
];

const ON_AIR: ReadonlySet<Want['action']> = new Set(['channel', 'program']);

/** The gate to ask next, or null: the way is free. `passed`: gates that this wish has come through. */
export const nextGate = (want: Want, viewer: GateViewer, passed: ReadonlySet<GateId>): GateId | null =>
  CHAIN.find(({ stands, openedBy }) => stands(want, viewer) && !openedBy.some((gate) => passed.has(gate)))?.gate ??
  null;

function needs(verdict: ParentalVerdict): Row['stands'] {
  return (want, viewer) =>
    !goesOn(want, viewer) && actionsOf(want, viewer.role).some((action) => parentalVerdict(action, viewer) === verdict);
}

/** The next episode of what has been unlocked in this player. PLAY-010 */
const goesOn = (want: Want, { lastUnlocked }: GateViewer): boolean =>
  want.action === 'vod' && lastUnlocked !== null && want.after === lastUnlocked;
