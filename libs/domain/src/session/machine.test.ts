import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomEvent, statesOf } from '../machine/testing/random-events.ts';
import type { Credentials } from './credentials.ts';
import { session } from './machine.ts';
import { endsWithoutToken, isSettled, sessionKind, usableToken } from './selectors.ts';
import type { ApiFailure, Network } from './session-api.ts';
import type { SessionState } from './state.ts';

const NOW = 1_000_000;
const tokens = fc.constantFrom('a', 'b', 'c');
const failure: fc.Arbitrary<ApiFailure> = fc.record({
  kind: fc.constant('http'),
  status: fc.nat(599),
  message: fc.string(),
});
const network: fc.Arbitrary<Network> = fc.record(
  {
    provider: fc.record({}),
    isGuestAllowed: fc.boolean(),
    autoAuthUrl: fc.constant('https://isp.example'),
    country: fc.constant('KZ'),
  },
  { requiredKeys: ['isGuestAllowed'] },
);
const credentials: fc.Arbitrary<Credentials> = fc.record({
  accessToken: tokens,
  deviceId: fc.option(fc.nat(9)),
  signInId: fc.constantFrom('one', 'two'),
  receivedAtMs: fc.nat(NOW),
  expiresAtMs: fc.constantFrom(NOW - 1, NOW + 1_000_000),
});

const anyEvent = randomEvent(session, {
  started: fc.record({ saved: fc.option(credentials) }),
  networkLoaded: fc.record({
    network,
    circumstances: fc.record({
      nowMs: fc.constant(NOW),
      hasLoggedOut: fc.boolean(),
      isTelegramApp: fc.boolean(),
      isChildProfile: fc.boolean(),
      isParentalPage: fc.boolean(),
      isTransactionPending: fc.boolean(),
    }),
  }),
  countryForbidden: fc.record({ message: fc.string() }),
  stepFailed: fc.record({ failure }),
  autoAuthRefused: fc.record({ offersRetry: fc.boolean() }),
  loginSucceeded: fc.record({ accessToken: tokens, method: fc.constant('phone'), isNewAccount: fc.boolean() }),
  guestLoggedIn: fc.record({ accessToken: tokens }),
  deviceCreated: fc.record({ deviceId: fc.nat(9), deviceSecret: fc.constantFrom(undefined, 's') }),
  credentialsReceived: fc.record({ credentials }),
  userLoaded: fc.record({ user: fc.record({ id: fc.nat(9), isGuest: fc.boolean() }) }),
  tokenRejected: fc.record({ accessToken: tokens }),
  credentialsRenewed: fc.record({ credentials }),
  identityChangedElsewhere: fc.record({ saved: fc.option(credentials) }),
});

/** Checks something on every state of many random histories. `started` comes first: before it nothing is known. */
const always = (check: (states: SessionState[]) => void) =>
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 40, maxLength: 120 }), (history) =>
      check(statesOf(session, [session.actions.started({ saved: null }), ...history])),
    ),
    { numRuns: 300 },
  );

const pairs = (states: SessionState[]) => states.slice(1).map((state, index) => [states[index]!, state] as const);

it('SES-002 is one of exactly three kinds to the rest of the product, whatever happens', () => {
  const seen = new Set<string>();
  always((states) => states.forEach((state) => seen.add(sessionKind(state))));
  expect(seen).toEqual(new Set(['notLoggedIn', 'guest', 'loggedIn']));
});

it('reaches every state, and every arrow of the diagram is one that histories take', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 40, maxLength: 120 }), (history) => {
      let state = session.initial;
      for (const event of history) {
        const next = session.reducer(state, event);
        const name = event.type.slice('session/'.length);
        if (next !== state) taken.add(`  ${state.kind} --> ${next.kind}: ${name}`);
        state = next;
      }
    }),
    { numRuns: 4_000, seed: 7 },
  );
  const [, , ...arrows] = session.mermaid().split('\n');
  expect([...taken].filter((arrow) => !arrows.includes(arrow))).toEqual([]);
  expect(arrows.filter((arrow) => !taken.has(arrow))).toEqual([]);
});

it('BOOT-014 never leaves a forbidden country', () => {
  always((states) => {
    for (const [before, after] of pairs(states)) if (before.kind === 'forbidden') expect(after).toBe(before);
  });
});

it('SES-016 never offers a rejected token again', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 40, maxLength: 120 }), (history) => {
      let state = session.initial;
      for (const event of [session.actions.started({ saved: null }), ...history]) {
        state = session.reducer(state, event);
        if (session.actions.tokenRejected.match(event))
          expect(usableToken(state, 0)).not.toBe(event.payload.accessToken);
      }
    }),
    { numRuns: 300 },
  );
});

it('has no token where the session has ended without one, and a settled viewer only with one that was given', () => {
  always((states) => {
    for (const state of states) {
      if (endsWithoutToken(state)) expect(usableToken(state, 0)).toBeNull();
      if (sessionKind(state) !== 'notLoggedIn') expect(isSettled(state)).toBe(true);
    }
  });
});

it('SES-034 offers no token between the wish to leave and what follows it', () => {
  always((states) => {
    for (const state of states) if (state.kind === 'loggingOut') expect(usableToken(state, 0)).toBeNull();
  });
});

it('knows a viewer as guest or as logged in by what the server says of the user', () => {
  always((states) => {
    for (const state of states) {
      if (state.kind === 'guest' || state.kind === 'loggedIn') expect(state.user.isGuest).toBe(state.kind === 'guest');
    }
  });
});

it('holds in each state what the state’s type says, and nothing else', () => {
  const fields = new Map<string, string>();
  always((states) => {
    for (const state of states) {
      const own = Object.keys(state).sort().join();
      expect(fields.get(state.kind) ?? own).toBe(own);
      fields.set(state.kind, own);
    }
  });
});

it('API-076 takes a report about another token for a late one, in every state', () => {
  always((states) => {
    for (const state of states)
      expect(session.reducer(state, session.actions.tokenRejected({ accessToken: 'older' }))).toBe(state);
  });
});

it('a viewer who changed their name is called by it; somebody else’s answer changes nothing', () => {
  const user = { id: 7, isGuest: false, firstName: 'Айгерим' };
  const loggedIn = { kind: 'loggedIn', user } as unknown as ReturnType<typeof session.reducer>;
  const named = (id: number) =>
    session.reducer(loggedIn, session.actions.userLoaded({ user: { ...user, id, firstName: 'Дана' } }));
  expect(named(7)).toMatchObject({ kind: 'loggedIn', user: { firstName: 'Дана' } });
  expect(named(8)).toBe(loggedIn);
});
