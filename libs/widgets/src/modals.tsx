import { createContext, use, type ReactNode } from 'react';
import type { TextKey } from '@livery/i18n';

/** What a modal needs to show; its id is its address (`#message`). */
export interface ModalRequests {
  /** A sentence to read, by key or as the server wrote it. */
  message: { title?: TextKey; text: string; hideClose?: boolean };
  confirm: { title: TextKey; text: string; accept: TextKey; onAnswer: (accepted: boolean) => void };
  not_found_channel: Record<never, never>;
}

export type ModalId = keyof ModalRequests;

export interface Modals {
  open<Id extends ModalId>(id: Id, request: ModalRequests[Id]): void;
  close(): void;
}

const ModalsContext = createContext<Modals | null>(null);

export function ModalsProvider({ modals, children }: { modals: Modals; children: ReactNode }) {
  return <ModalsContext value={modals}>{children}</ModalsContext>;
}

export function useModals(): Modals {
  const modals = use(ModalsContext);
  if (!modals) throw new Error('useModals() needs the modal host of the shell above it.');
  return modals;
}
