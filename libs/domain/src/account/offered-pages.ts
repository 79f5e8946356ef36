/** What decides which pages of the settings a viewer has. */
export interface SettingsViewer {
  readonly kind: 'notLoggedIn' | 'guest' | 'loggedIn';
  readonly isChild: boolean;
  /** ACC-028; null while it is not known. */
  readonly mayPay: boolean | null;
}

/** For whom a page of the settings is. Of what is not for everybody a guest is asked to sign in first. ACC-015, ACC-028, PIN-017, NAV-035 */
const AUDIENCES = {
  everybody: () => true,
  member: () => true,
  adult: ({ isChild }) => !isChild,
  payer: ({ isChild, mayPay }) => (isChild ? false : mayPay),
} satisfies Record<string, (viewer: SettingsViewer) => boolean | null>;

export type SettingsAudience = keyof typeof AUDIENCES;

/** `notYet`: the answer hangs on something that is still being asked. */
export type Opening = 'open' | 'signIn' | 'notYet' | 'never';

/** Whether a viewer may open a page of an audience, before any PIN. */
export function openingOf(audience: SettingsAudience, viewer: SettingsViewer): Opening {
  if (audience !== 'everybody' && viewer.kind !== 'loggedIn') return 'signIn';
  const answer: boolean | null = AUDIENCES[audience](viewer);
  if (answer === null) return 'notYet';
  return answer ? 'open' : 'never';
}
