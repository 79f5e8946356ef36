import { callApi } from '@livery/api-client';
import { sessionApi } from '@livery/api-client/session';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { createGate, type Gate, type GateId, type AccessRequest } from '@livery/domain/gate';
import {
  NOT_REMEMBERED_MINUTES,
  parentalChannelsOf,
  rememberAcceptedPin,
  REMEMBERED_MINUTES,
} from '@livery/domain/parental';
import { selectSession, sessionDeviceId } from '@livery/domain/session';
import { tableOf } from '../capabilities.ts';
import type { ModalId, ModalRequests } from '../modals.tsx';
import type { MakeService } from '../services.tsx';
import { toAnswer } from '../to-answer.ts';
import type { GatePage, GateTools } from './gate-page.ts';
import { pinOfChild } from './pin-for-server.ts';
import { createPinChallenge, type OwnPinChallenge } from './pin-challenge.ts';
import { createViewerFacts } from './viewer-facts.ts';

interface OwnGate {
  page: GatePage;
  readonly gate: Gate;
  readonly challenge: OwnPinChallenge;
}
/** One gate for a site, made with the first page that asks. */
const makeGateOfSite: MakeService<(page: GatePage) => OwnGate> = () => {
  let own: OwnGate | null = null;
  return (page) => {
    own ??= { page, ...createPageGate(() => own?.page ?? page) };
    // The language may have changed since.
    own.page = page;
    return own;
  };
};

/** The gate of a page and its PIN challenge: one of each, whoever asks. */
export const gateOf = (page: GatePage): Pick<OwnGate, 'gate' | 'challenge'> => page.services.get(makeGateOfSite)(page);

function createPageGate(page: () => GatePage): Pick<OwnGate, 'gate' | 'challenge'> {
  const { services, store } = page();
  const { storage, clock } = services;
  const facts = createViewerFacts({ services, store, sayProblem: (error) => page().sayProblem(error, 'viewer') });

  const challenge = createPinChallenge({
    storage,
    nowMs: clock.now,
    parentalCode: facts.parentalCode,
    graceMinutes: () => facts.known()?.graceMinutes ?? NOT_REMEMBERED_MINUTES,
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
    const id = sessionDeviceId(selectSession(store.getState()));
    if (id === null) return;
    const change = { id, settings: { parentalChannels }, ...pinOfChild(store) };
    const saving = store.dispatch(sessionApi.endpoints.updateDevice.initiate(change));
    const { error } = await saving;
    if (error) page().sayProblem(error, 'page');
    else facts.graceKept(Number(parentalChannels));
  }

  function show<Id extends ModalId>(id: Id, request: ModalRequests[Id], signal: AbortSignal): Promise<void> {
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

  const tools: GateTools = {
    get modals() {
      return page().modals;
    },
    get t() {
      return page().t;
    },
    show,
    pin: challenge,
    refreshPin: () => void facts.refresh(),
    role: facts.role,
  };

  /** A gate that no capability of this site has does not stand. */
  async function open(id: GateId, request: AccessRequest, signal: AbortSignal): Promise<boolean> {
    const load = tableOf(await services.capabilities(), 'gates')[id];
    return load ? (await load()).default(tools, request, signal) : true;
  }

  facts.onOtherViewer(challenge.forget);
  const gate = createGate({
    viewer: facts.read,
    open,
    onPassed: facts.unlocked,
  });
  return { gate, challenge };
}
