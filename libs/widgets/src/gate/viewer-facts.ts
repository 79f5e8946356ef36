import { sessionApi } from '@livery/api-client/session';
import type { Device, User } from '@livery/contract/session/entities';
import { isEmbedded } from '@livery/domain/embedded';
import { actionsOf, type GateViewer, type AccessRequest } from '@livery/domain/gate';
import {
  acceptedPinAtMs,
  graceMinutesOf,
  isLeftToHost,
  lastTransactionAtMs,
  type ParentalCircumstances,
  type PinHolder,
} from '@livery/domain/parental';
import { activeRole } from '@livery/domain/profiles';
import type { ProfileRole } from '@livery/domain/schedule';
import { isAuthOnly, selectSession, sessionDeviceId, sessionUser } from '@livery/domain/session';
import type { GatePage } from './gate-page.ts';

type KnownViewer = GateViewer & PinHolder;

type Protects = ParentalCircumstances['protects'];
const ALL: Protects = { pay: true, profile: true, program: true, vod: true, channel: true, settings: true };
/** Whoever has logged out is known to no server; what a guest signs in for, they do too. MISC-002 */
const NOBODY = { id: 0, isGuest: true, parentalStatus: 'notset' } as const satisfies Partial<User>;
const NONE: Protects = { pay: false, profile: false, program: false, vod: false, channel: false, settings: false };

/** What the gate has to know of whoever sits before the page: the account, this device, the profile, and what was done a moment ago. */
export function createViewerFacts({
  services: { storage, clock },
  store,
  sayProblem,
}: Pick<GatePage, 'services' | 'store'> & { sayProblem(error: unknown): void }) {
  let known: KnownViewer | null = null;
  let lastUnlocked: number | null = null;
  /** The choice with a PIN, until the server has it: it holds also where the server could not keep it. */
  let chosenGraceMinutes: number | null = null;
  /** The PIN as it was read last: the store lets go of an answer that nobody draws after a minute, and a dialogue may stand for longer. */
  let lastCode: User['parentalCode'];
  const session = () => selectSession(store.getState());
  const role = (): ProfileRole => activeRole(store.getState());

  const getUser = (forceRefetch: boolean) =>
    store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch, subscribe: false }));
  const getDevice = (id: number) =>
    store.dispatch(sessionApi.endpoints.getDevice.initiate({ id }, { subscribe: false }));

  /** What is known is used at once, so that a dialogue need not wait, and asked anew behind it; a change that is under way is waited for. */
  function ready<Result extends { status: string }>(
    known: Result,
    ask: () => PromiseLike<Result>,
  ): Result | PromiseLike<Result> {
    const answer = ask();
    return known.status === 'fulfilled' ? known : answer;
  }

  function viewerOf(user: Pick<User, 'id' | 'isGuest' | 'parentalStatus'>, device: Device | undefined): KnownViewer {
    const status = user.parentalStatus ?? 'notset';
    const holder = { userId: user.id, role: role() };
    return {
      ...holder,
      isGuest: user.isGuest,
      status,
      // A server that says nothing of a device keeps what a PIN was set for.
      protects: device?.parentalSettings ?? (status === 'set' ? ALL : NONE),
      isLeftToHost: isLeftToHost(isEmbedded(location.pathname), new URLSearchParams(location.search)),
      acceptedAtMs: acceptedPinAtMs(storage, holder),
      graceMinutes: chosenGraceMinutes ?? graceMinutesOf(device?.settings?.parentalChannels),
      lastTransactionAtMs: lastTransactionAtMs(storage),
      nowMs: clock.now(),
      lastUnlocked,
    };
  }

  return {
    role,
    known: () => known,

    /** The stored PIN. It lives in memory only. */
    parentalCode() {
      const { data } = sessionApi.endpoints.getUser.select()(store.getState() as never);
      return data ? data.parentalCode : lastCode;
    },

    async read(signal: AbortSignal, isQuiet: boolean): Promise<GateViewer | null> {
      if (isAuthOnly(session())) return viewerOf(NOBODY, undefined);
      const id = sessionDeviceId(session());
      const state = store.getState() as never;
      const { getUser: userOf, getDevice: deviceOf } = sessionApi.endpoints;
      const [user, device] = await Promise.all([
        ready(userOf.select()(state), () => getUser(false)),
        id === null ? null : ready(deviceOf.select({ id })(state), () => getDevice(id)),
      ]);
      if (signal.aborted) return null;
      const error = user.error ?? device?.error;
      if (error || !user.data) {
        if (!isQuiet) sayProblem(error);
        return null;
      }
      known = viewerOf(user.data, device?.data);
      lastCode = user.data.parentalCode;
      return known;
    },

    /** The PIN may have been changed on another device since it was read. */
    async refresh() {
      const { data } = await getUser(true);
      if (data && data.id === known?.userId) lastCode = data.parentalCode;
    },

    chooseGrace(minutes: number) {
      chosenGraceMinutes = minutes;
    },
    /** From here on the device says it, whoever changes it there. */
    graceKept(minutes: number) {
      if (chosenGraceMinutes === minutes) chosenGraceMinutes = null;
    },

    /** Only what somebody was asked for can be gone on with. PLAY-010 */
    unlocked(request: AccessRequest) {
      if (request.action === 'vod' && actionsOf(request, role()).length > 0) lastUnlocked = request.content.id;
    },

    onOtherViewer(tell: () => void) {
      let last = sessionUser(session())?.id;
      store.subscribe(() => {
        const id = sessionUser(session())?.id;
        if (id === undefined || id === last) return;
        const isOther = last !== undefined;
        last = id;
        if (!isOther) return;
        known = null;
        lastUnlocked = null;
        chosenGraceMinutes = null;
        lastCode = undefined;
        tell();
      });
    },
  };
}
