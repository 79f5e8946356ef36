import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endsWithoutToken, sessionUser } from './selectors.ts';
import { type Network, session } from './session.ts';
import { createFakeBrowser, type Tab } from './testing/fake-browser.ts';
import { GUEST_NETWORK, httpFailure, NETWORK_FAILURE } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

type Browser = ReturnType<typeof createFakeBrowser>;
/** Something that a viewer, another device, the server or the network does. `tabs` always holds one open tab. */
type Step = { readonly name: string; readonly run: (world: World & { tab: Tab }) => void };
/** `left`: the users who have logged out. */
type World = { readonly browser: Browser; readonly tabs: Tab[]; readonly left: Set<number> };
type Options = {
  readonly atRest?: (world: World) => void;
  readonly network?: Network;
  readonly numRuns?: number;
  readonly with?: readonly fc.Arbitrary<Step>[];
};

const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const step = (name: string, run: Step['run']): fc.Arbitrary<Step> => fc.constant({ name, run, toString: () => name });

const CALLS = [
  'loadNetwork',
  'createUser',
  'login',
  'createDevice',
  'authenticateDevice',
  'loadUser',
  'removeDevice',
] as const;
const FAILURES = [NETWORK_FAILURE, httpFailure(500), httpFailure(404), httpFailure(401), httpFailure(400)];
let logins = 0;

const steps: fc.Arbitrary<Step>[] = [
  step('open a tab', ({ tabs, browser }) => {
    const tab = browser.openTab();
    tabs.push(tab);
    tab.start();
  }),
  step('close a tab', ({ tabs, tab }) => {
    if (tabs.length > 1) tabs.splice(tabs.indexOf(tab), 1)[0]!.close();
  }),
  step('interact', ({ tab }) => tab.interact()),
  step('retry', ({ tab }) => tab.dispatch(session.actions.retryRequested())),
  step('log in', ({ tab, browser }) =>
    tab.dispatch(
      session.actions.loginSucceeded({
        accessToken: browser.server.logIn(`user-${(logins += 1)}`),
        method: 'phone',
        isNewAccount: false,
      }),
    ),
  ),
  step('log out', ({ tab, left }) => {
    const state = tab.state();
    if (state.kind === 'loggedIn') left.add(state.user.id);
    tab.dispatch(session.actions.logoutRequested());
  }),
  step('use the service', ({ tab, browser }) => requestSomething(tab, browser)),
  step('revoke all tokens', ({ browser }) => browser.server.revokeAll()),
  step('lose all devices', ({ browser }) => browser.server.devices.clear()),
  step('go offline', ({ browser }) => void (browser.server.isOffline = true)),
  step('come online', ({ browser }) => void (browser.server.isOffline = false)),
  fc.tuple(fc.constantFrom(...CALLS), fc.constantFrom(...FAILURES)).map(([call, failure]) => ({
    name: `fail ${call}`,
    run: ({ browser }) => browser.server.fail(call, failure),
    toString: () => `${call} will fail: ${failure.message}`,
  })),
  fc.constantFrom(...CALLS).map((call) => ({
    name: `lose ${call}`,
    run: ({ browser }) => browser.server.losesAnswerOf(call),
    toString: () => `the answer of ${call} will get lost`,
  })),
];
const histories = (events: readonly fc.Arbitrary<Step>[]) =>
  fc.array(fc.tuple(fc.oneof(...events), fc.constantFrom(0, 0, 30, 60, 200, 1_000, 3_600_000), fc.nat()), {
    minLength: 5,
    maxLength: 30,
  });

/** Plays random histories in one browser, checking after each step; then all faults end, and everything comes to rest. */
async function play(
  check: (world: World) => void,
  { atRest = () => {}, network = GUEST_NETWORK, numRuns = 80, with: events = steps }: Options = {},
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      histories(events),
      fc.boolean(),
      fc.constantFrom(5, 300),
      async (history, endsOldTokens, messageMs) => {
        const browser = createFakeBrowser({ messageMs });
        browser.server.endsOldTokens = endsOldTokens;
        browser.server.network = network;
        const tabs = [browser.openTab()];
        tabs[0]!.start();
        const world = { browser, tabs, left: new Set<number>() };
        for (const [{ run }, waitMs, pick] of history) {
          run({ ...world, tab: tabs[pick % tabs.length]! });
          check(world);
          await settle(waitMs);
          check(world);
        }
        browser.server.isOffline = false;
        browser.server.clearFaults();
        for (let round = 0; round < 3; round += 1) {
          await settle(200_000);
          for (const tab of tabs) requestSomething(tab, browser);
        }
        await settle(200_000);
        check(world);
        atRest(world);
        for (const tab of tabs) tab.close();
      },
    ),
    { numRuns },
  );
}

it('SES-014 whatever happens: no event and no problem that is told holds a token, a username or a password', async () => {
  let told = 0;
  await play(() => {}, {
    numRuns: 40,
    atRest({ browser, tabs }) {
      const said = JSON.stringify(tabs.map(({ events, problems }) => ({ events, problems })));
      told += tabs.flatMap(({ events }) => events).length;
      const tokens = tabs.flatMap(({ history }) =>
        history.flatMap((state) =>
          'credentials' in state && state.credentials ? [state.credentials.accessToken] : [],
        ),
      );
      const guests = browser.server.createdGuests as readonly { username: string; password: string }[];
      const secrets = [...tokens, ...guests.flatMap(({ username, password }) => [username, password])];
      for (const secret of new Set(secrets)) expect(said).not.toContain(secret);
    },
  });
  expect(told).toBeGreaterThan(0);
});

/** A viewer who is there, and an application that asks for something. */
function requestSomething(tab: Tab, { server }: Browser): void {
  tab.interact();
  if (tab.kind() === 'failed') tab.dispatch(session.actions.retryRequested());
  const token = tab.credentialsPort.token();
  void tab.credentialsPort.ready();
  if (token !== null && server.userOf(token) === null) tab.credentialsPort.reportTokenError(token);
}

it('SES-019 never asks for credentials twice at once, in whatever many tabs', () =>
  play(({ browser: { server } }) => {
    for (const call of ['createUser', 'login', 'createDevice', 'authenticateDevice', 'removeDevice'] as const) {
      expect(server.mostAtOnce.get(call) ?? 0).toBeLessThanOrEqual(1);
    }
  }));

it('SES-004 SES-010 creates one guest user, and another one only after the first was given up', () =>
  play(({ browser }) => {
    expect(browser.server.createdGuests.length).toBeLessThanOrEqual(1 + browser.lostCredentials());
  }));

it('SES-004 never shows one user beside the token of another', async () => {
  let seen = 0;
  await play(
    ({ browser: { server }, tabs }) => {
      for (const tab of tabs) {
        const state = tab.state();
        const user = sessionUser(state);
        if (!user || !('credentials' in state) || !state.credentials) continue;
        seen += 1;
        expect(server.ownerOf(state.credentials.accessToken)?.id).toBe(user.id);
      }
    },
    { numRuns: 150 },
  );
  expect(seen).toBeGreaterThan(500);
});

it('ends with every tab signed in by the same working token, whatever went wrong before', () =>
  play(() => {}, {
    atRest: ({ browser, tabs }) => {
      for (const tab of tabs) {
        const token = tab.credentialsPort.token();
        expect(['guest', 'loggedIn']).toContain(tab.kind());
        expect(token).toBe(browser.stored()?.accessToken);
        expect(browser.server.userOf(token!)).not.toBeNull();
      }
    },
  }));

it('SES-005 ends with the sign-in page or somebody signed in where guests are not allowed', () =>
  play(
    ({ browser: { server } }) => {
      expect(server.createdGuests).toEqual([]);
    },
    {
      network: { ...GUEST_NETWORK, isGuestAllowed: false },
      atRest: ({ tabs }) => {
        for (const tab of tabs) expect(['authOnly', 'guest', 'loggedIn']).toContain(tab.kind());
      },
    },
  ));

it('SES-034 brings nobody back who has logged out', () =>
  play(() => {}, {
    atRest: ({ tabs, left }) => {
      for (const tab of tabs) expect(left.has(sessionUser(tab.state())?.id ?? -1)).toBe(false);
    },
  }));

it('BOOT-014 sends nothing after a 403 for the country', () => {
  const forbidden: Step = {
    name: 'the country becomes forbidden',
    run: ({ browser: { server } }) => server.fail('authenticateDevice', httpFailure(403)),
  };
  let callsWhenForbidden: number | null = null;
  const inOneTab = steps.filter((_, index) => index > 1);
  return play(
    ({ browser: { server }, tabs: [tab] }) => {
      if (tab!.kind() !== 'forbidden') callsWhenForbidden = null;
      else expect(server.calls.length).toBe((callsWhenForbidden ??= server.calls.length));
    },
    { with: [fc.constant(forbidden), ...inOneTab] },
  );
});

it('offers no token to requests while nobody is known or somebody is leaving', () =>
  play(({ tabs }) => {
    for (const tab of tabs) {
      if (endsWithoutToken(tab.state()) || tab.kind() === 'loggingOut') expect(tab.credentialsPort.token()).toBeNull();
    }
  }));
