import type { ModalId } from '@livery/widgets/modals';
import { lazy, type ComponentType } from 'react';
import type { ModalFlags } from './modal-rules.ts';

/** What a modal's component is given. */
export interface ModalProps<Request> {
  request: Request;
  open: boolean;
  onClose: () => void;
}

/** Every modal of the site and what it may do; its component stands in `modal-components.ts`. */
export const MODALS: Record<ModalId, ModalFlags> = {
  message: { exemptFromHash: true, needsData: true },
  confirm: { needsData: true },
  channel_refused: { needsData: true },
  not_found_channel: {},
  forbidden_country: { hideClose: true, exemptFromHash: true, needsData: true },
  auth: { authOnly: true },
  pincode: { needsData: true },
  parental_set: {},
  parental: {},
  parental_start: {},
  diagnostics: { needsData: true },
  shortcuts: {},
  profiles: {},
  auth_retry: { needsData: true },
};

export type ModalComponent = ComponentType<ModalProps<never>>;

/** The table of components: nobody opens a modal before the first move. */
export const loadModals = async () => (await import('./modal-components.ts')).MODAL_COMPONENTS;

/** The components of the modals, each loaded when it first opens. */
export const modalComponents = Object.fromEntries(
  (Object.keys(MODALS) as ModalId[]).map((id) => [id, lazy(async () => (await loadModals())[id]())]),
) as unknown as Readonly<Record<ModalId, ModalComponent>>;
