import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitLogin } from './submit-login.ts';
import { session } from './session.ts';
import { createFakeBrowser } from './testing/fake-browser.ts';
import { httpFailure } from './testing/fake-server.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());
const soon = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

function open() {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  const life = new AbortController();
  const ended = vi.fn();
  tab.start();
  const login = () =>
    void submitLogin(
      tab.store,
      { accessToken: browser.server.logIn('anna'), method: 'password', isNewAccount: false },
      life.signal,
    ).then(ended);
  return { ...browser, tab, life, ended, login };
}

describe('a login', () => {
  it('SES-011 that comes while the guest is still being made waits for it, and is not lost', async () => {
    const { tab, login, ended } = open();
    login();
    expect(tab.kind()).toBe('loadingNetwork');
    await soon(2000);
    expect(tab.state()).toMatchObject({ kind: 'loggedIn', user: { username: 'anna' } });
    expect(ended.mock.calls).toEqual([[null]]);
  });

  it('SES-010 whose token the server refuses on the way is lost, and says why', async () => {
    const { server, tab, login, ended } = open();
    await soon();
    server.fail('createDevice', httpFailure(401, 'no such token'));
    login();
    await soon();
    expect([tab.kind(), ended.mock.calls]).toEqual(['failed', []]);
    tab.dispatch(session.actions.retryRequested());
    await soon();
    expect(tab.kind()).toBe('guest');
    expect(ended.mock.calls).toEqual([[expect.objectContaining({ message: 'no such token' })]]);
  });

  it('SES-010 whose device could not be made goes on from there, and is not handed over twice', async () => {
    const { server, tab, login, ended } = open();
    await soon();
    server.fail('createDevice', httpFailure(500));
    login();
    await soon();
    expect([tab.kind(), ended.mock.calls]).toEqual(['failed', []]);
    tab.dispatch(session.actions.retryRequested());
    await soon();
    expect(tab.kind()).toBe('loggedIn');
    expect(tab.history.filter(({ kind }) => kind === 'signingIn')).not.toEqual([]);
    expect(ended.mock.calls).toEqual([[null]]);
  });

  it('that nobody waits for any more changes nothing', async () => {
    const { tab, life, login, ended } = open();
    login();
    life.abort();
    await soon(2000);
    expect(tab.kind()).toBe('guest');
    expect(ended.mock.calls).toEqual([[null]]);
  });
});
