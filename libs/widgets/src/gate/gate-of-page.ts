import { callApi } from '@livery/api-client';
import { sessionApi } from '@livery/api-client/session';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { actionsOf, createGate, type Gate, type GateId, type Want } from '@livery/domain/gate';
import {
  NOT_REMEMBERED_MINUTES,
  parentalChannelsOf,
  rememberAcceptedPin,
  REMEMBERED_MINUTES,
} from '@livery/domain/parental';
import { selectSession, sessionDeviceId } from '@livery/domain/session';
import type { Translate } from '@livery/i18n';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Store } from 'redux';
import type { ModalId, ModalRequests, Modals } from '../modals.tsx';
import type { Services } from '../services.tsx';
import { toAnswer } from '../to-answer.ts';
import { pinOfChild } from './pin-for-server.ts';
import { createPinDoor, type OwnPinDoor } from './pin-door.ts';
import { createViewerFacts } from './viewer-facts.ts';

/** What a gate is made of: the page's store and modals, and words for what goes wrong. */
export interface GatePage {
  readonly services: Services;
  readonly store: Store & { dispatch: ThunkDispatch<unknown, unknown, UnknownAction> };
  readonly modals: Modals;
  readonly t: Translate;
  sayProblem(error: unknown, askedBy: 'viewer' | 'page'): void;
}

interface OwnGate {
  page: GatePage;
  readonly gate: Gate;
  readonly door: OwnPinDoor;
}
const gates = new WeakMap<Services, OwnGate>();

/** The gate of a page and its PIN entry: one of each, whoever asks. */
export function gateOf(page: GatePage): Pick<OwnGate, 'gate' | 'door'> {
  const known = gates.get(page.services);
  if (known) {
    // The language may have changed since.
    known.page = page;
    return known;
  }
  const latest = { page };
  const own: OwnGate = Object.assign(
    latest,
    createPageGate(() => latest.page),
  );
  gates.set(page.services, own);
  return own;
}

function createPageGate(page: () => GatePage): Pick<OwnGate, 'gate' | 'door'> {
  const { services, store } = page();
  const { storage, clock } = services;
  const facts = createViewerFacts({ services, store, sayProblem: (error) => page().sayProblem(error, 'viewer') });

  const door = createPinDoor({
    storage,
    nowMs: clock.now,
    parentalCode: facts.parentalCode,
    remembers: () => (facts.known()?.graceMinutes ?? NOT_REMEMBERED_MINUTES) >= REMEMBERED_MINUTES,
    sendPin: async () => toAnswer(await callApi(profilesEndpoints.sendParentalCode, undefined)),
    onAccepted(remember) {
      const viewer = facts.known();
      if (!viewer) return;
      const before = viewer.graceMinutes;
      const kept = remember && before !== null && before >= REMEMBERED_MINUTES;
      const chosen = kept ? String(before) : parentalChannelsOf(remember);
      facts.chooseGrace(Number(chosen));
      rememberAcceptedPin(storage, viewer, { nowMs: clock.now(), graceMinutes: Number(chosen) });
      if (Number(chosen) !== before) void saveChoice(chosen);
    },
  });

  /** PIN-029 */
  async function saveChoice(parentalChannels: string): Promise<void> {
    const id = sessionDeviceId(selectSession(store.getState() as never));
    if (id === null) return;
    const change = { id, settings: { parentalChannels }, ...pinOfChild(store) };
    const saving = store.dispatch(sessionApi.endpoints.updateDevice.initiate(change));
    const { error } = await saving;
    if (error) page().sayProblem(error, 'page');
  }

  /** Opens a modal; resolves when it has gone, or has been taken away with the wish. */
  function shown<Id extends ModalId>(id: Id, request: ModalRequests[Id], signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const { modals } = page();
      let isGone = false;
      modals.open(id, request, () => {
        isGone = true;
        resolve();
      });
      signal.addEventListener('abort', () => {
        if (!isGone) modals.close();
        resolve();
      });
    });
  }

  const gates: Readonly<Record<GateId, (want: Want, signal: AbortSignal) => Promise<boolean>>> = {
    async signIn(_, signal) {
      let isSignedIn = false;
      await shown('auth', { onSignedIn: () => (isSignedIn = true) }, signal);
      return isSignedIn;
    },
    // Nothing sells here yet: the server's refusal of the stream says what is to be bought.
    purchase: () => Promise.resolve(true),
    // It tells, and waits for nobody: the wish is over.
    age() {
      const { t, modals } = page();
      const onAnswer = (goes: boolean) => goes && modals.open('profiles', {});
      const words = { heading: t('gate_age_title'), text: t('gate_age_text'), accept: t('gate_age_action') };
      modals.open('confirm', { ...words, onAnswer });
      return Promise.resolve(false);
    },
    async setPin(_, signal) {
      let isSaved = false;
      await shown('parental_set', { onSaved: () => (isSaved = true) }, signal);
      return isSaved;
    },
    async enterPin(want, signal) {
      facts.refresh();
      door.ask(actionsOf(want, facts.role())[0] ?? 'parental');
      const { action } = door.state() as { action: ModalRequests['pincode']['action'] };
      await shown('pincode', { action, door }, signal);
      if (door.wasAccepted()) return true;
      door.giveUp();
      return false;
    },
  };

  facts.onOtherViewer(door.forget);
  const gate = createGate({
    viewer: facts.read,
    open: (gate, want, signal) => gates[gate](want, signal),
    onPassed: facts.unlocked,
  });
  return { gate, door };
}
