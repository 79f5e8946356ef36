import type { AfterSignIn } from '@livery/domain/sign-in';
import type { ParentalAction } from '@livery/domain/parental';
import { createContext, use, type ReactNode } from 'react';
import type { PinChallenge } from './gate/pin-challenge.ts';

/**
 * What a modal needs to show, by its id, which is its address (`#message`). A capability adds its modals by declaring this interface again beside
 * its own. Here stand those that every screen may open.
 */
export interface ModalRequests {
  /** A sentence to read. */
  message: { heading: string; text: string };
  /** A question; closing it counts as no. Without one it is the confirmation of the purchase that is under way. NAV-064, PAY-001 */
  confirm: Question | { heading?: undefined };
  /** Signing in; `useToSignIn` asks for it. AUTH-001 */
  auth: { after?: AfterSignIn<ModalId>; onSignedIn?: () => void };
  /** Who is watching. PROF-001 */
  profiles: Record<never, never>;
  /** The PIN for what the viewer wants to do. PIN-030 */
  pincode: { action: ParentalAction; challenge: PinChallenge };
  /** A first PIN, or another one. PIN-032 */
  parental_set: { onSaved?: () => void };
  /** What the server asks about parental control once after sign-in. NAV-066 */
  parental_start: Record<never, never>;
  /** API-091 */
  not_found_channel: Record<never, never>;
  /** BOOT-015: stays until the country changes. */
  forbidden_country: { message: string; country: string | null; ipAddress: string | null };
}

export interface Question {
  heading: string;
  text: string;
  accept: string;
  onAnswer: (accepted: boolean) => void;
}

export type ModalId = keyof ModalRequests;

export interface Modals {
  /** `onGone` is told once: when the modal closes, however that comes, or when another one takes its turn. */
  open<Id extends ModalId>(id: Id, request: ModalRequests[Id], onGone?: () => void): void;
  close(): void;
  /** Fetches a modal's chunk: somebody has come near to what opens it. */
  prepare(id: ModalId): void;
}

/** What a modal's component is given. */
export interface ModalProps<Request> {
  request: Request;
  open: boolean;
  onClose: () => void;
}

const ModalsContext = createContext<Modals | null>(null);

export function ModalsProvider({ modals, children }: { modals: Modals; children: ReactNode }) {
  return <ModalsContext value={modals}>{children}</ModalsContext>;
}

/** For what is drawn outside the modal host, too. */
export const useModalsIfAny = (): Modals | null => use(ModalsContext);

export function useModals(): Modals {
  const modals = use(ModalsContext);
  if (!modals) throw new Error('useModals() needs <ModalsProvider>');
  return modals;
}
