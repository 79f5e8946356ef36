import type { Message } from '@livery/contract/account/entities';

/** NTF-035 */
export const MESSAGES_POLL_MS = 150_000;

/** Messages that the viewer has not put away, newest first; those without a time last. NAV-099, ACC-040, ACC-045 */
export const shownMessages = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ isRemoved }) => !isRemoved).sort((a, b) => (b.createdAtMs ?? 0) - (a.createdAtMs ?? 0));

/** Nobody reads what comes to a page that is hidden, left alone for half an hour, or without a session. NTF-035, NTF-036, NTF-037 */
export const pollsMessages = (page: {
  readonly hasToken: boolean;
  readonly isVisible: boolean;
  readonly isActive: boolean;
}): boolean => page.hasToken && page.isVisible && page.isActive;
