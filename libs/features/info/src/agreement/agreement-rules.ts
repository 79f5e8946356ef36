import type { PendingAgreement } from '@livery/widgets/pending-agreement';

/** So near to the end of a text its reader has read it. NAV-123 */
const READ_WITHIN_PX = 100;

/** Whether the end of a text is in sight, or nearly: `bottomPx` is where the text ends, from the top of the window. A short text is read at once. */
export const isRead = (bottomPx: number, windowHeightPx: number): boolean =>
  bottomPx - windowHeightPx <= READ_WITHIN_PX;

export type AgreementAnswer = 'accepted' | 'cancelled';

/** What follows an answer: whether the pending action runs, and then where the viewer goes. NAV-120..122 */
export interface AfterAnswer {
  readonly runs: boolean;
  readonly goTo: string | 'back';
}

export const afterAnswer = (answer: AgreementAnswer, { backUrl }: Pick<PendingAgreement, 'backUrl'>): AfterAnswer => ({
  runs: answer === 'accepted',
  goTo: backUrl ?? 'back',
});
