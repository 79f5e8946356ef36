import type { ProfileRole } from '@livery/domain/schedule';
import type { Translate } from '@livery/i18n';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Store } from 'redux';
import type { ModalId, ModalRequests, Modals } from '../modals.tsx';
import type { Services } from '../services.tsx';
import type { OwnPinChallenge } from './pin-challenge.ts';

/** What a gate is made of: the page's store and modals, and words for what goes wrong. */
export interface GatePage {
  readonly services: Services;
  readonly store: Store & { dispatch: ThunkDispatch<unknown, unknown, UnknownAction> };
  readonly modals: Modals;
  readonly t: Translate;
  sayProblem(error: unknown, askedBy: 'viewer' | 'page'): void;
}

/** What the gate of a capability works with. */
export interface GateTools extends Pick<GatePage, 'modals' | 't'> {
  /** Opens a modal; resolves when it has gone, or has been taken away with the access request. */
  show<Id extends ModalId>(id: Id, request: ModalRequests[Id], signal: AbortSignal): Promise<void>;
  readonly pin: OwnPinChallenge;
  /** Asks the server for the viewer's PIN anew: it may have been changed on another device. */
  refreshPin(): void;
  role(): ProfileRole;
}
