import { GRACE_CHOICES_MINUTES } from './constants.ts';
import type { ParentalAction } from './verdict.ts';

export type DialogueChoice = 'set' | 'ignore' | 'close';

/** What a button of the server's dialogue does; one that nobody knows closes it. PIN-042 */
export const dialogueChoice = (action: string): DialogueChoice =>
  action === 'set' || action === 'ignore' ? action : 'close';

/** Where the account keeps that its owner goes without a PIN; the server answers it as `parental_status`. PIN-042 */
export const WITHOUT_PIN = { parental_status: 'ignore' } as const;

/** The choices of how long an accepted PIN holds, shortest first: the provider's, else the product's. PIN-045 */
export function graceChoices(offeredMinutes: readonly number[]): readonly number[] {
  const sound = [...new Set(offeredMinutes)].filter((minutes) => Number.isInteger(minutes) && minutes > 0);
  return sound.length > 0 ? sound.sort((one, other) => one - other) : GRACE_CHOICES_MINUTES;
}

/** What the settings page protects, in its order; the page itself is protected by any PIN. PIN-043, PIN-044 */
export const PROTECTABLE = [
  'vod',
  'channel',
  'program',
  'pay',
  'profile',
  'settings',
] as const satisfies readonly Exclude<ParentalAction, 'parental'>[];
export type Protectable = (typeof PROTECTABLE)[number];
