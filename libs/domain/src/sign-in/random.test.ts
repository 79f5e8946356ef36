import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBusy, signIn } from './sign-in.ts';
import { HOMES, methodOf, openSignIn, PHONE } from './testing/sign-in-world.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

type World = ReturnType<typeof openSignIn>;
type Step = { readonly name: string; readonly run: (world: World) => void };
const step = (name: string, run: Step['run']): fc.Arbitrary<Step> => fc.constant({ name, run, toString: () => name });
const { actions } = signIn;
const PASSWORD = 'a-secret-word';
const METHODS = [
  methodOf('phone'),
  methodOf('email'),
  methodOf('telegram'),
  methodOf('password'),
  methodOf('phone', { addressSelection: true }),
];

const steps: fc.Arbitrary<Step>[] = [
  fc.constantFrom(...METHODS).map((method) => ({ name: method.way, run: ({ choose }) => void choose(method) })),
  fc
    .constantFrom(PHONE, '+7 705 000 00 00', 'a@b.kz', '1')
    .map((name) => ({ name: `type ${name}`, run: (world) => void world.name(name) })),
  fc.constantFrom('1234', '9999').map((code) => ({ name: `code ${code}`, run: (world) => void world.code(code) })),
  step('log in', ({ dispatch }) =>
    dispatch(actions.passwordSubmitted({ login: 'anna', password: PASSWORD, trap: '' })),
  ),
  step('ask again', ({ dispatch }) => dispatch(actions.codeRequestedAgain({ nowMs: Date.now() }))),
  step('go back', ({ dispatch }) => dispatch(actions.backRequested())),
  step('type on', ({ dispatch }) => dispatch(actions.edited())),
  step('close', ({ dispatch }) => dispatch(actions.closed())),
  step('go on by hand', ({ dispatch }) => dispatch(actions.messengerAnswered())),
  step('city', ({ dispatch }) => dispatch(actions.cityChosen({ cityId: 2 }))),
  step('home', ({ dispatch }) => dispatch(actions.homeChosen({ home: HOMES[0]! }))),
  step('have homes', ({ server }) => void (server.homesOfCode = HOMES)),
  step('have a messenger', ({ server }) => void (server.sendMethods = [{ method: 'telegram', link: 'tg://bot' }])),
  step(
    'lose the next login',
    ({ server }) => void server.lostLogins.push({ kind: 'http', status: 401, message: 'no' }),
  ),
  step('confirm', ({ server }) => void (server.isConfirmed = true)),
  fc
    .tuple(
      fc.constantFrom(
        'send',
        'verify',
        'register',
        'login',
        'cities',
        'setCity',
        'setHome',
        'sendMethods',
        'isConfirmed',
      ),
      fc.constantFrom(400, 401, 403, 404, 409, 429, 500, undefined),
    )
    .map(([call, status]) => ({
      name: `fail ${call} by ${status}`,
      run: ({ server }) => server.fail(call, { kind: status ? 'http' : 'network', status, message: 'no' }),
    })),
];

it('whatever happens: nothing typed is lost, no password stays, nobody signs in twice, nothing waits for ever', async () => {
  const histories = fc.array(fc.tuple(fc.oneof(...steps), fc.constantFrom(0, 0, 20, 60, 200, 5_000, 61_000)), {
    minLength: 3,
    maxLength: 30,
  });
  let signedIn = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (events) => {
      const world = openSignIn();
      for (const [{ run }, pauseMs] of events) {
        run(world);
        await vi.advanceTimersByTimeAsync(pauseMs);
      }
      await vi.advanceTimersByTimeAsync(11 * 60_000);
      expect(isBusy(world.state()) && world.state().kind !== 'accepted').toBe(false);

      const accepted = world.history.filter(
        ({ kind }, index) => kind === 'accepted' && world.history[index - 1]?.kind !== 'accepted',
      );
      expect(world.logins).toHaveLength(accepted.length);
      signedIn += accepted.length;
      for (const [index, state] of world.history.entries()) {
        const before = world.history[index - 1];
        if (state.kind !== 'checkingPassword') expect(JSON.stringify(state)).not.toContain(PASSWORD);
        const goesOn = before && 'name' in before && 'name' in state && before.method === state.method;
        if (goesOn && before.kind !== 'introducing') expect(state.name).toBe(before.name);
      }
      world.stop();
    }),
    { numRuns: 300 },
  );
  // About thirty do; none would mean that the histories lead nowhere.
  expect(signedIn).toBeGreaterThan(0);
});
