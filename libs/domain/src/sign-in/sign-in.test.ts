import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forbiddenCountryOf, isBusy, secondsToResend, signIn } from './sign-in.ts';
import { CITIES, HOMES, type LoginPadding, methodOf, openSignIn, PHONE } from './testing/sign-in-world.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);
const { actions } = signIn;
const refused = (code: string, status = 400) => ({ kind: 'http', status, code, message: `refused: ${code}` });

/** A dialogue that stands where the code is typed. */
async function atCode(action = 'phone', name = PHONE, rules: Parameters<typeof methodOf>[1] = {}) {
  const dialogue = openSignIn();
  dialogue.choose(methodOf(action, rules));
  dialogue.name(name);
  await soon();
  return dialogue;
}

describe('by phone', () => {
  it('AUTH-013 AUTH-015 a code is sent to the phone in digits, checked, and gives a token to the session', async () => {
    const { server, state, code, logins } = await atCode();
    expect(server.calls).toEqual([['send', '77011234567']]);
    expect(state()).toMatchObject({ kind: 'typingCode', name: PHONE, problem: null });
    code('1234');
    expect(isBusy(state())).toBe(true);
    await soon();
    expect(server.calls.at(-1)).toEqual(['verify', '77011234567', '1234']);
    expect(state().kind).toBe('accepted');
    expect(logins).toEqual([{ accessToken: 'token', method: 'phone', isNewAccount: false }]);
  });

  it('SES-010 AUTH-012 a login that is lost on its way into the session says why, with the phone as it was typed', async () => {
    const { server, state, code } = await atCode();
    const failure = refused('authentication_failed', 401);
    server.lostLogins.push(failure);
    code('1234');
    await soon();
    expect(state()).toEqual({
      kind: 'introducing',
      method: methodOf('phone'),
      name: PHONE,
      problem: { kind: 'server', failure },
    });
  });

  it('AUTH-012 AUTH-013 a way whose code does not come says so, with the phone as it was typed, and is taken at the next press', async () => {
    const { server, state, choose, name, code } = openSignIn();
    const failure = { kind: 'network', message: '' };
    server.fail('load', failure);
    choose(methodOf('phone'));
    name(PHONE);
    await soon();
    expect(state()).toEqual({
      kind: 'introducing',
      method: methodOf('phone'),
      name: PHONE,
      problem: { kind: 'server', failure },
    });
    name(PHONE);
    await soon();
    expect(state().kind).toBe('typingCode');
    server.fail('load', failure);
    code('1234');
    await soon();
    expect(state()).toMatchObject({ kind: 'typingCode', problem: { kind: 'server', failure } });
    code('1234');
    await soon();
    expect(state().kind).toBe('accepted');
  });

  it('AUTH-048 AUTH-056 a wrong phone is said under the form, and no code is sent', async () => {
    const { server, state, choose, name } = openSignIn();
    choose(methodOf('phone'));
    name('+7 701');
    await soon();
    expect(state()).toMatchObject({
      kind: 'introducing',
      name: '+7 701',
      problem: { kind: 'form', field: 'name', problem: 'error_wrong_phone' },
    });
    expect(server.calls).toEqual([]);
  });

  it('AUTH-034 so is one without the prefix that the brand requires', async () => {
    const { server, state, choose, name } = openSignIn();
    choose(methodOf('phone', { requiredPhonePrefix: '7' }));
    name('87011234567');
    expect(state()).toMatchObject({ problem: { problem: 'error_wrong_phone' } });
    expect(server.calls).toEqual([]);
  });

  it('AUTH-014 AUTH-016 a code may be asked for again after 60 s', async () => {
    const { state, dispatch } = await atCode();
    const { sentAtMs } = state() as { sentAtMs: number };
    expect(secondsToResend({ sentAtMs }, sentAtMs)).toBe(60);
    expect(secondsToResend({ sentAtMs }, sentAtMs + 59_001)).toBe(1);
    expect(secondsToResend({ sentAtMs }, sentAtMs + 60_000)).toBe(0);
    dispatch(actions.codeRequestedAgain({ nowMs: sentAtMs + 59_999 }));
    expect(state().kind).toBe('typingCode');
    dispatch(actions.codeRequestedAgain({ nowMs: sentAtMs + 60_000 }));
    expect(state().kind).toBe('resendingCode');
  });

  it('AUTH-016 a clock that was put back lets nobody wait longer than a minute', () => {
    expect(secondsToResend({ sentAtMs: 10_000_000 }, 0)).toBe(60);
  });

  it('AUTH-017 asking again sends a code and starts the 60 s anew', async () => {
    const { server, state, dispatch } = await atCode();
    await soon(60_000);
    dispatch(actions.codeRequestedAgain({ nowMs: Date.now() }));
    await soon();
    expect(server.names()).toEqual(['send', 'send']);
    expect(secondsToResend(state() as { sentAtMs: number }, Date.now())).toBe(60);
  });

  it('AUTH-012 AUTH-017 what could not be sent again is said, and the first code still works', async () => {
    const { server, state, dispatch, code, logins } = await atCode();
    await soon(60_000);
    server.fail('send', refused('too_many', 429));
    dispatch(actions.codeRequestedAgain({ nowMs: Date.now() }));
    await soon();
    expect(state()).toMatchObject({ kind: 'typingCode', problem: { kind: 'server', failure: { code: 'too_many' } } });
    code('1234');
    await soon();
    expect(logins).toHaveLength(1);
  });

  it('AUTH-014 API-087 a code that is on its way without words is told by no number', async () => {
    const { server, state, dispatch, name } = await atCode();
    dispatch(actions.backRequested());
    server.fail('send', { ...refused('code_too_soon', 429), message: 'error 429' });
    name(PHONE);
    await soon();
    expect(state()).toMatchObject({ kind: 'typingCode', hint: null });
  });

  it('AUTH-010 AUTH-014 whoever goes back and sends the same number at once types the code that is on its way', async () => {
    const { server, state, dispatch, name, code, logins } = await atCode();
    dispatch(actions.backRequested());
    server.fail('send', refused('code_too_soon', 429));
    name(PHONE);
    await soon();
    expect(state()).toMatchObject({ kind: 'typingCode', hint: 'refused: code_too_soon', problem: null });
    code('1234');
    await soon();
    expect(logins).toHaveLength(1);
  });

  it('AUTH-018 AUTH-019 a phone that nobody knows is registered, and the code is sent then', async () => {
    const { server, state, code, logins } = await atCode('phone', '+7 705 000 00 00');
    expect(server.calls).toEqual([
      ['send', '77050000000'],
      ['register', '77050000000'],
      ['send', '77050000000'],
    ]);
    expect(state()).toMatchObject({ kind: 'typingCode', isNewAccount: true });
    code('1234');
    await soon();
    expect(logins).toEqual([{ accessToken: 'token', method: 'phone', isNewAccount: true }]);
  });

  it('BRAND-011 only where the brand registers such phones', async () => {
    const { server, state, choose, name } = openSignIn({ autoRegisterPrefix: '7' });
    choose(methodOf('phone'));
    name('8 705 000 00 00');
    await soon();
    expect(server.names()).toEqual(['send']);
    expect(state()).toMatchObject({
      kind: 'introducing',
      name: '8 705 000 00 00',
      problem: { kind: 'server', failure: { code: 'invalid_phone' } },
    });
  });

  it('AUTH-020 after a wrong code the server’s words show, the field is emptied, the countdown goes on', async () => {
    const { state, code } = await atCode();
    const { sentAtMs } = state() as { sentAtMs: number };
    await soon(20_000);
    code('9999');
    await soon();
    expect(state()).toMatchObject({
      kind: 'typingCode',
      refusals: 1,
      sentAtMs,
      problem: { kind: 'server', failure: { message: 'refused: invalid_code' } },
    });
  });

  it('AUTH-020 a code that did not arrive is no wrong code: it stays, to be sent again', async () => {
    const { server, state, code, logins } = await atCode();
    server.fail('verify', { kind: 'network', message: '' });
    code('1234');
    await soon();
    expect(state()).toMatchObject({ kind: 'typingCode', refusals: 0, problem: { kind: 'server' } });
    code('1234');
    await soon();
    expect(logins).toHaveLength(1);
  });

  it('AUTH-010 AUTH-011 the arrow leads back to the phone as it was typed, without the error', async () => {
    const { state, code, dispatch } = await atCode();
    code('9999');
    await soon();
    dispatch(actions.backRequested());
    expect(state()).toMatchObject({ kind: 'introducing', name: PHONE, problem: null });
  });

  it('AUTH-011 typing takes the error away', async () => {
    const { state, code, dispatch, choose, name } = await atCode();
    code('9999');
    await soon();
    dispatch(actions.edited());
    expect(state()).toMatchObject({ kind: 'typingCode', problem: null, refusals: 1 });
    choose(methodOf('phone'));
    dispatch(actions.backRequested());
    name('1');
    dispatch(actions.edited());
    expect(state()).toMatchObject({ kind: 'introducing', problem: null });
  });

  it('AUTH-050 a code of another length is not sent', async () => {
    const { server, state, code } = await atCode();
    code('123');
    code('12345');
    await soon();
    expect(state().kind).toBe('typingCode');
    expect(server.names()).toEqual(['send']);
  });

  it('AUTH-057 a filled trap is ignored in silence', async () => {
    const { server, state, choose, name } = openSignIn();
    choose(methodOf('phone'));
    name(PHONE, 'robot');
    await soon();
    expect(state()).toMatchObject({ kind: 'introducing', problem: null });
    expect(server.calls).toEqual([]);

    const second = await atCode();
    second.code('1234', 'robot');
    await soon();
    expect(second.state()).toMatchObject({ kind: 'typingCode', problem: null });
    expect(second.server.names()).toEqual(['send']);
  });

  it('API-078 a forbidden country is told apart', async () => {
    const { server, state, choose, name } = openSignIn();
    server.fail('send', { ...refused('forbidden', 403), country: 'DE', ipAddress: '198.51.100.1' });
    choose(methodOf('phone'));
    name(PHONE);
    await soon();
    expect(forbiddenCountryOf(state())).toEqual({
      message: 'refused: forbidden',
      country: 'DE',
      ipAddress: '198.51.100.1',
    });
    expect(forbiddenCountryOf({ kind: 'closed' })).toBeNull();
  });
});

describe('by e-mail', () => {
  it('AUTH-021 AUTH-022 AUTH-023 a code is sent, checked, and may be asked for again after 60 s', async () => {
    const { server, state, code, dispatch, logins } = await atCode('email', ' a@b.kz ');
    expect(server.calls).toEqual([['send', 'a@b.kz']]);
    dispatch(actions.codeRequestedAgain({ nowMs: Date.now() }));
    expect(state().kind).toBe('typingCode');
    await soon(60_000);
    dispatch(actions.codeRequestedAgain({ nowMs: Date.now() }));
    await soon();
    dispatch(actions.codeRequestedAgain({ nowMs: Date.now() }));
    await soon();
    code('1234');
    await soon();
    expect(server.calls).toEqual([
      ['send', 'a@b.kz'],
      ['send', 'a@b.kz'],
      ['verify', 'a@b.kz', '1234'],
    ]);
    expect(logins).toEqual([{ accessToken: 'token', method: 'email', isNewAccount: false }]);
  });

  it('AUTH-055 AUTH-056 a wrong address is said under the form', () => {
    const { state, choose, name } = openSignIn();
    choose(methodOf('email'));
    name('a@b');
    expect(state()).toMatchObject({ kind: 'introducing', name: 'a@b', problem: { problem: 'error_wrong_email' } });
  });

  it('AUTH-024 nobody is registered by e-mail: the server’s answer shows', async () => {
    const { server, state, choose, name } = openSignIn();
    server.fail('send', refused('invalid_phone'));
    choose(methodOf('email'));
    name('a@b.kz');
    await soon();
    expect(server.names()).toEqual(['send']);
    expect(state()).toMatchObject({ kind: 'introducing', problem: { kind: 'server' } });
  });
});

describe('through a messenger', () => {
  async function inMessenger() {
    const dialogue = openSignIn();
    dialogue.server.sendMethods = [{ method: 'sms' }, { method: 'telegram', link: 'tg://bot' }];
    dialogue.choose(methodOf('telegram'));
    dialogue.name(PHONE);
    await soon(100);
    return dialogue;
  }

  it('AUTH-025 AUTH-026 its link is offered when the phone has one', async () => {
    const { server, state } = await inMessenger();
    expect(server.calls).toEqual([['sendMethods', '77011234567']]);
    expect(state()).toMatchObject({ kind: 'inMessenger', link: 'tg://bot' });
  });

  it('AUTH-027 AUTH-028 it is asked every 5 s, until it has confirmed the phone', async () => {
    const { server, state } = await inMessenger();
    await soon(4_900);
    expect(server.names()).toEqual(['sendMethods']);
    await soon(100);
    expect(server.names()).toEqual(['sendMethods', 'isConfirmed']);
    server.isConfirmed = true;
    await soon(5_200);
    expect(server.names().filter((name) => name === 'isConfirmed')).toHaveLength(2);
    expect(state().kind).toBe('typingCode');
    await soon(60_000);
    expect(server.names().filter((name) => name === 'isConfirmed')).toHaveLength(2);
  });

  it.each([
    ['the step is left', actions.backRequested()],
    ['the dialogue closes', actions.closed()],
  ])('AUTH-029 it is asked no more when %s', async (_, event) => {
    const { server, dispatch } = await inMessenger();
    await soon(5_000);
    const asked = server.calls.length;
    dispatch(event);
    await soon(60_000);
    expect(server.calls).toHaveLength(asked);
  });

  it('AUTH-029 nor after 10 minutes; the viewer goes on by hand', async () => {
    const { server, state, dispatch } = await inMessenger();
    await soon(11 * 60_000);
    const asked = server.calls.length;
    await soon(60_000);
    expect(server.calls).toHaveLength(asked);
    expect(state().kind).toBe('inMessenger');
    dispatch(actions.messengerAnswered());
    expect(state().kind).toBe('typingCode');
  });

  it('AUTH-027 one answer that fails ends nothing', async () => {
    const { server, state } = await inMessenger();
    server.fail('isConfirmed', refused('busy', 500));
    server.isConfirmed = true;
    await soon(10_200);
    expect(state().kind).toBe('typingCode');
  });

  it('AUTH-030 without one the code goes by message', async () => {
    const { server, state, choose, name } = openSignIn();
    server.sendMethods = [{ method: 'sms' }];
    choose(methodOf('telegram'));
    name(PHONE);
    await soon();
    expect(server.names()).toEqual(['sendMethods', 'send']);
    expect(state().kind).toBe('typingCode');
  });
});

describe('with login and password', () => {
  function atPassword(loginPadding: LoginPadding = null) {
    const dialogue = openSignIn({ loginPadding });
    dialogue.choose(methodOf('password'));
    const submit = (login: string, password: string, trap = '') =>
      dialogue.dispatch(actions.passwordSubmitted({ login, password, trap }));
    return { ...dialogue, submit };
  }

  it('AUTH-031 both are sent, and give a token to the session', async () => {
    const { server, submit, logins } = atPassword();
    submit('anna', 'secret');
    await soon();
    expect(server.calls).toEqual([['login', { login: 'anna', password: 'secret' }]]);
    expect(logins).toEqual([{ accessToken: 'token', method: 'password', isNewAccount: false }]);
  });

  it('AUTH-031 what checks them does not come: it is said, and they are sent at the next press', async () => {
    const { server, submit, logins, state } = atPassword();
    const failure = { kind: 'network', message: '' };
    server.fail('load', failure);
    submit('anna', 'secret');
    await soon();
    expect(state()).toMatchObject({ kind: 'introducing', name: 'anna', problem: { kind: 'server', failure } });
    submit('anna', 'secret');
    await soon();
    expect(logins).toHaveLength(1);
  });

  it.each([
    ['', 'secret', 'name', 'required'],
    ['anna', '', 'password', 'required'],
    ['x'.repeat(31), 'secret', 'name', 'error_too_long'],
    ['anna', 'x'.repeat(31), 'password', 'error_too_long'],
  ])('AUTH-032 AUTH-033 AUTH-053 nothing is sent for %j and %j', async (login, password, field, problem) => {
    const { server, state, submit } = atPassword();
    submit(login, password);
    await soon();
    expect(state()).toMatchObject({ kind: 'introducing', problem: { kind: 'form', field, problem } });
    expect(server.calls).toEqual([]);
  });

  it('AUTH-012 a refusal shows under the form, with the login as typed and the password gone', async () => {
    const { server, state, submit } = atPassword();
    server.fail('login', refused('wrong_password', 401));
    submit('anna', 'secret');
    await soon();
    expect(state()).toMatchObject({
      kind: 'introducing',
      name: 'anna',
      problem: { failure: { code: 'wrong_password' } },
    });
    expect(JSON.stringify(state())).not.toContain('secret');
  });

  it('BRAND-014 a short login is filled up as the brand says', async () => {
    const { server, submit, state } = atPassword({ length: 6, prefix: 'btv' });
    submit('42', 'secret');
    await soon();
    expect(server.calls).toEqual([['login', { login: 'btv000042', password: 'secret' }]]);
    expect(JSON.stringify(state())).not.toContain('secret');
  });

  it('AUTH-057 a filled trap is ignored in silence', async () => {
    const { server, submit } = atPassword();
    submit('anna', 'secret', 'robot');
    await soon();
    expect(server.calls).toEqual([]);
  });
});

describe('with the choice of a home', () => {
  async function afterCode(prepare: (server: Awaited<ReturnType<typeof atCode>>['server']) => void) {
    const dialogue = await atCode('phone', PHONE, { addressSelection: true });
    prepare(dialogue.server);
    dialogue.code('1234');
    await soon();
    return dialogue;
  }

  it('AUTH-039 a code without homes signs in as any other', async () => {
    const { logins } = await afterCode(() => {});
    expect(logins).toEqual([{ accessToken: 'token', method: 'phone', isNewAccount: false }]);
  });

  it('AUTH-035 AUTH-036 the only home is chosen by itself', async () => {
    const { server, logins } = await afterCode((server) => (server.homesOfCode = HOMES.slice(0, 1)));
    expect(server.names()).toEqual(['send', 'verify', 'setHome']);
    expect(logins).toHaveLength(1);
  });

  it('AUTH-037 AUTH-038 with several, first the city is chosen, then the home, then the token comes', async () => {
    const { server, state, dispatch, logins } = await afterCode((server) => (server.homesOfCode = HOMES));
    expect(state()).toMatchObject({ kind: 'choosingCity', cities: CITIES });
    dispatch(actions.cityChosen({ cityId: 2 }));
    await soon();
    expect(state()).toMatchObject({ kind: 'choosingHome', homes: HOMES });
    expect(logins).toEqual([]);
    dispatch(actions.homeChosen({ home: HOMES[1]! }));
    await soon();
    // Each answer's secret goes with the next choice.
    expect(server.calls.slice(2)).toEqual([['cities'], ['setCity', 2, 's1'], ['setHome', 12, 's2']]);
    expect(logins).toHaveLength(1);
  });

  it.each([
    ['with the code alone', ['s1'], 's1'],
    ['never', [], null],
  ])('AUTH-038 where the server gives a secret %s, both choices go with it', async (_, choiceSecrets, secret) => {
    const { server, dispatch } = await afterCode((asked) => {
      asked.homesOfCode = HOMES;
      asked.choiceSecrets = choiceSecrets;
    });
    dispatch(actions.cityChosen({ cityId: 2 }));
    await soon();
    dispatch(actions.homeChosen({ home: HOMES[0]! }));
    await soon();
    expect(server.calls.slice(3)).toEqual([
      ['setCity', 2, secret],
      ['setHome', 11, secret],
    ]);
  });

  it('AUTH-036 the secret goes with the only home', async () => {
    const { server } = await afterCode((asked) => (asked.homesOfCode = HOMES.slice(0, 1)));
    expect(server.calls.at(-1)).toEqual(['setHome', 11, 's1']);
  });

  it('AUTH-010 AUTH-037 the arrow leads from the homes to the cities, and from there to the phone', async () => {
    const { state, dispatch } = await afterCode((server) => (server.homesOfCode = HOMES));
    dispatch(actions.cityChosen({ cityId: 2 }));
    await soon();
    dispatch(actions.backRequested());
    expect(state()).toMatchObject({ kind: 'choosingCity', cities: CITIES, problem: null });
    dispatch(actions.backRequested());
    expect(state()).toMatchObject({ kind: 'introducing', name: PHONE });
  });

  it('AUTH-012 AUTH-038 a choice that fails can be made again', async () => {
    const { server, state, dispatch, logins } = await afterCode((server) => (server.homesOfCode = HOMES));
    server.fail('setCity', refused('busy', 500));
    dispatch(actions.cityChosen({ cityId: 2 }));
    await soon();
    expect(state()).toMatchObject({ kind: 'choosingCity', problem: { kind: 'server' } });
    dispatch(actions.cityChosen({ cityId: 1 }));
    await soon();
    server.fail('setHome', refused('busy', 500));
    dispatch(actions.homeChosen({ home: HOMES[0]! }));
    await soon();
    expect(state()).toMatchObject({ kind: 'choosingHome', problem: { kind: 'server' } });
    dispatch(actions.homeChosen({ home: HOMES[0]! }));
    await soon();
    expect(logins).toHaveLength(1);
  });
});
