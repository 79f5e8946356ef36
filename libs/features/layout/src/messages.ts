import type { Message } from '@livery/contract/account/entities';

/** Messages that the viewer has not put away, newest first; those without a time last. NAV-099, ACC-040, ACC-045 */
export const shownMessages = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ isRemoved }) => !isRemoved).sort((a, b) => (b.createdAtMs ?? 0) - (a.createdAtMs ?? 0));
