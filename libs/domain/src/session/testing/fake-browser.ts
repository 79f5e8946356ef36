import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createListening } from '../../machine/listening.ts';
import { type IgnoredEvent, reportIgnoredEvents } from '../../machine/ignored-events.ts';
import type { CrossTab, KeyValueStore } from '../../ports.ts';
import { STORED } from '../../stored-keys.ts';
import { createCredentialsPort } from '../credentials-port.ts';
import { readCredentials } from '../credentials.ts';
import { savedCredentials } from '../credentials-keeper.ts';
import type { SessionPorts, SessionSettings } from '../ports.ts';
import { runSession, session, type SessionState } from '../session.ts';
import { createFakeServer } from './fake-server.ts';
import { TEST_SESSION_SETTINGS } from './session-settings.ts';

export type Tab = ReturnType<ReturnType<typeof createFakeBrowser>['openTab']>;

/**
 * A browser in memory: one storage, one lock manager, one channel, and as many tabs as are opened. Works on the test's clock; between two tabs
 * a message takes `messageMs`.
 */
export function createFakeBrowser({ messageMs = 5 } = {}) {
  const server = createFakeServer();
  const values = new Map<string, string>();
  let lostCredentials = 0;
  const remove = (key: string) => {
    if (values.delete(key) && key === STORED.credentials) lostCredentials += 1;
  };
  const store: KeyValueStore = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove,
    clear: (keep = []) => [...values.keys()].filter((key) => !keep.includes(key)).forEach(remove),
  };
  const ears = new Map<object, (message: string) => void>();
  let lastTask: Promise<unknown> = Promise.resolve();
  let lastUuid = 0;

  function openTab({ settings = {}, linkToken = null, isOnParentalPage = false }: TabOptions = {}) {
    const self = {};
    const crossTab: CrossTab = {
      exclusively: async (_name, signal, task) => {
        const turn = lastTask.then(() => (signal.aborted ? Promise.reject(signal.reason) : task()));
        lastTask = turn.catch(() => undefined);
        await turn;
      },
      announce: (message) => {
        for (const [other, hear] of ears)
          if (other !== self) setTimeout(() => ears.has(other) && hear(message), messageMs);
      },
      listen: (hear) => {
        ears.set(self, hear);
        return () => ears.delete(self);
      },
    };
    const waiting = new Set<() => void>();
    const events: { name: string; parameters: object }[] = [];
    const problems: string[] = [];
    const ports: SessionPorts = {
      api: server.api,
      store,
      crossTab,
      clock: { now: () => Date.now() },
      random: { uuid: () => `uuid-${(lastUuid += 1)}` },
      log: {
        event: (name, parameters) => void events.push({ name, parameters }),
        problem: (message) => void problems.push(message),
      },
      nextInteraction: () => new Promise<void>((resolve) => waiting.add(resolve)),
      isOnParentalPage: () => isOnParentalPage,
      settings: { ...TEST_SESSION_SETTINGS, ...settings },
    };

    const ignored: IgnoredEvent[] = [];
    const history: SessionState[] = [];
    const listeners = createListening();
    const redux = configureStore({
      reducer: combineSlices(session),
      middleware: (defaults) =>
        defaults().concat(
          reportIgnoredEvents([session], (event) => void ignored.push(event)),
          listeners.middleware,
        ),
    });
    redux.subscribe(() => history.push(tab.state()));
    const stop = runSession(listeners.startListening, ports);

    const tab = {
      state: () => session.select(redux.getState()),
      kind: () => tab.state().kind,
      /** The kinds of state passed through, without repetitions. */
      path: () => history.map(({ kind }) => kind).filter((kind, index, all) => kind !== all[index - 1]),
      store: redux,
      dispatch: redux.dispatch,
      start: () => redux.dispatch(session.actions.started({ saved: savedCredentials(ports, linkToken) })),
      interact: () => waiting.forEach((resolve) => waiting.delete(resolve) && resolve()),
      credentialsPort: createCredentialsPort(redux, ports.clock),
      close: () => {
        stop();
        ears.delete(self);
      },
      history,
      events,
      problems,
      ignored,
    };
    return tab;
  }

  return {
    server,
    store,
    values,
    openTab,
    stored: () => readCredentials(store),
    /** How often stored credentials were taken away. */
    lostCredentials: () => lostCredentials,
  };
}

interface TabOptions {
  readonly settings?: Partial<SessionSettings>;
  readonly linkToken?: string | null;
  readonly isOnParentalPage?: boolean;
}
