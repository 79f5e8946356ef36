import type { ModalId } from '@livery/widgets/modals';
import { lazy, type ComponentType } from 'react';
import type { ModalFlags } from './modal-rules.ts';

/** What a modal's component is given. */
export interface ModalProps<Request> {
  request: Request;
  open: boolean;
  onClose: () => void;
}

interface Entry extends ModalFlags {
  Component: ComponentType<ModalProps<never>>;
}

/** Every modal of the site: its component, loaded when it first opens, and what it may do. */
export const MODALS: Record<ModalId, Entry> = {
  message: { Component: lazy(() => import('./message-modal.tsx')), exemptFromHash: true, needsData: true },
  confirm: { Component: lazy(() => import('./confirm-modal.tsx')), needsData: true },
  channel_refused: { Component: lazy(() => import('./channel-refused-modal.tsx')), needsData: true },
  not_found_channel: { Component: lazy(() => import('./not-found-channel-modal.tsx')) },
  forbidden_country: {
    Component: lazy(() => import('./forbidden-country-modal.tsx')),
    hideClose: true,
    exemptFromHash: true,
    needsData: true,
  },
  auth: { Component: lazy(() => import('@livery/features-auth/sign-in-dialog')), authOnly: true },
  pincode: { Component: lazy(() => import('@livery/features-parental/pin-dialog')), needsData: true },
  parental_set: { Component: lazy(() => import('@livery/features-parental/set-pin-dialog')) },
  parental: { Component: lazy(() => import('@livery/features-parental/parental-dialogue')) },
  parental_start: { Component: lazy(() => import('@livery/features-parental/parental-start')) },
  diagnostics: { Component: lazy(() => import('@livery/features-player/diagnostics-dialog')), needsData: true },
  shortcuts: { Component: lazy(() => import('@livery/features-player/shortcuts-dialog')) },
  profiles: { Component: lazy(() => import('@livery/features-profiles/profiles-dialog')) },
  auth_retry: { Component: lazy(() => import('./auth-retry-modal.tsx')), needsData: true },
};
