import { createValue } from '@livery/value';
import { useValue } from '@livery/value/react';

/** Something that goes on only when the viewer has accepted the user agreement. */
export interface PendingAgreement {
  /** Runs once, when the viewer accepts; never when they cancel or leave. */
  readonly onAccept: () => void;
  /** A path of the site to go to after the answer; without it the viewer goes back. NAV-120, NAV-121 */
  readonly backUrl?: string;
}

const pending = createValue<PendingAgreement | null>(null);

/** Puts the question; then lead the viewer to `/agreement`, where it is answered. A question that waited is dropped. */
export const askForAgreement = (request: PendingAgreement): void => pending.set(request);

/** The question is answered, or the viewer has left it. */
export const dropPendingAgreement = (): void => pending.set(null);

/** What waits for the viewer's answer; null while they only read. NAV-119 */
export const usePendingAgreement = (): PendingAgreement | null => useValue(pending);
