import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';

/** From this label on something is for adults. CHAN-058, CONT-083 */
export const ADULT_AGE = 18;
/** The oldest age label that a child profile shows. CHAN-059, CHAN-060, CONT-068, FIND-014 */
export const CHILD_AGE = 12;

export type ProfileRole = 'adult' | 'child';

/** A channel whose age nobody knows may be for adults. In a child profile everything above 12 is. CHAN-057, CHAN-058, CHAN-059 */
export function isAdultChannel({ age }: Pick<Channel, 'age'>, role: ProfileRole): boolean {
  if (age === undefined) return true;
  return role === 'child' ? age > CHILD_AGE : age >= ADULT_AGE;
}

/** A programme needs the PIN when it is rated 18+ and the viewer has programmes protected. LIVE-059 */
export const isAdultProgramme = ({ program }: Pick<ScheduleEntry, 'program'>, protectsProgrammes: boolean): boolean =>
  protectsProgrammes && (program?.age ?? 0) >= ADULT_AGE;
