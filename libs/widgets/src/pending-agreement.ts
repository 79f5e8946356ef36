import { createValue, type Value } from '@livery/value';
import { useService } from './services.tsx';

/** Something that goes on only when the viewer has accepted the user agreement. */
export interface PendingAgreement {
  /** Runs once, when the viewer accepts; never when they cancel or leave. */
  readonly onAccept: () => void;
  /** A path of the site to go to after the answer; without it the viewer goes back. NAV-120, NAV-121 */
  readonly backUrl?: string;
}

/**
 * What waits for the viewer's answer; null while they only read. Whoever asks sets it, then leads the viewer to `/agreement`, where it is
 * answered; a question that waited is dropped. NAV-119
 */
export const createPendingAgreement = (): Value<PendingAgreement | null> => createValue<PendingAgreement | null>(null);

export const usePendingAgreement = () => useService(createPendingAgreement);
