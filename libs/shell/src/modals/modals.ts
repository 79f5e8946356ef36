import type { ModalId } from '@livery/widgets/modals';
import type { ComponentType } from 'react';
import type { ModalFlags } from './modal-rules.ts';

/** What a modal's component is given. */
export interface ModalProps<Request> {
  request: Request;
  open: boolean;
  onClose: () => void;
}

/** Every modal of the site and what it may do; its component stands in `modal-components.ts`. */
export const MODALS: Record<ModalId, ModalFlags> = {
  message: { exemptFromHash: true, needsData: true, pushesHistory: true },
  confirm: { needsData: true },
  channel_refused: { needsData: true },
  not_found_channel: {},
  not_built: {},
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

export const isModalId = (id: string): id is ModalId => Object.hasOwn(MODALS, id);

export type ModalComponent = ComponentType<ModalProps<never>>;

/** Nobody opens a modal before the first sign. */
const loadModals = () => import('./modal-components.ts');

/** Whether a hash names a modal that this build does not have; any other is a place on the page. NAV-071 */
export async function isNotBuilt(hash: string): Promise<boolean> {
  return (await loadModals()).NOT_BUILT.includes(hash.slice(1));
}

/** What this viewer is likely to open; a chunk that does not come is asked for again by whoever wants it. */
export async function prepareModals(viewer: 'guest' | 'loggedIn'): Promise<void> {
  const { LIKELY } = await loadModals();
  await Promise.allSettled(LIKELY[viewer].map(loadModal));
}

const loaded = new Map<ModalId, ModalComponent>();

/** A modal's component, if its chunk is here. */
export const loadedModal = (id: ModalId): ModalComponent | null => loaded.get(id) ?? null;

/** Loads a modal's chunk: when it opens, or as soon as a pointer or the focus comes to what opens it. Rejects when it does not come. */
export async function loadModal(id: ModalId): Promise<ModalComponent> {
  const { default: component } = await (await loadModals()).MODAL_COMPONENTS[id]();
  loaded.set(id, component);
  return component;
}
