import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createValue } from '@livery/value';
import type { Consent } from '@livery/widgets/consent';
import { createSiteEvents } from '@livery/widgets/site-events';
import { createIdKeeper, followHost } from './own-ids.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const USER = 1;
const id = (identifier: string, vendor = 'gaid') => ({ identifier, vendor });

function keeping(there = [id('old')]) {
  const known = vi.fn(() => Promise.resolve(there));
  const save = vi.fn(() => Promise.resolve());
  const end = new AbortController();
  return { known, save, end, keeper: createIdKeeper({ known, save }, end.signal) };
}

it('ADS-023 API-064 an identifier is saved five seconds after the last one, once', async () => {
  const { keeper, save, known } = keeping();
  keeper.note(id('a'), USER);
  await vi.advanceTimersByTimeAsync(4_999);
  keeper.note(id('b'), USER);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(known).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[id('b'), expect.anything()]]);
});

it('API-062 ADS-023 what the server knows is asked once, and not saved again', async () => {
  const { keeper, save, known } = keeping();
  for (const one of [id('old'), id('old'), id('idfa-1', 'idfa')]) {
    keeper.note(one, USER);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(known).toHaveBeenCalledOnce();
  expect(save.mock.calls).toEqual([[id('idfa-1', 'idfa'), expect.anything()]]);
});

it('API-064 ADS-023 what the server knows of a guest is saved for the member who signs in', async () => {
  const { keeper, save, known } = keeping();
  known.mockResolvedValueOnce([id('a')]).mockResolvedValueOnce([]);
  for (const user of [USER, 2]) {
    keeper.note(id('a'), user);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(save.mock.calls).toEqual([[id('a'), expect.anything()]]);
});

it('ADS-023 a page that has gone saves nothing', async () => {
  const { keeper, save, end } = keeping();
  keeper.note(id('a'), USER);
  end.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).not.toHaveBeenCalled();
});

it('API-064 ADS-023 the host is asked for its viewer’s identifier when one is there, and not before consent', () => {
  const events = createSiteEvents(() => {});
  const answer = createValue<Consent>('unanswered');
  const note = vi.fn();
  const host = { Android: { getAdIdentifier: () => JSON.stringify(id('a')) } };
  followHost({ events, answer, host, keeper: { note, drop: vi.fn() } }, new AbortController().signal);
  const viewer = { user: 1, isGuest: false, profile: null, changed: false };
  events.emit('viewer', viewer);
  expect(note).not.toHaveBeenCalled();
  answer.set('given');
  events.emit('viewer', viewer);
  expect(note.mock.calls).toEqual([
    [id('a'), 1],
    [id('a'), 1],
  ]);
  answer.set('refused');
  events.emit('viewer', viewer);
  expect(note).toHaveBeenCalledTimes(2);
});

it('API-064 ADS-023 what waits to be saved is not saved when the consent is taken back', async () => {
  const events = createSiteEvents(() => {});
  const answer = createValue<Consent>('given');
  const { keeper, save, end } = keeping();
  const host = { Android: { getAdIdentifier: () => JSON.stringify(id('a')) } };
  followHost({ events, answer, host, keeper }, end.signal);
  events.emit('viewer', { user: USER, isGuest: false, profile: null, changed: false });
  await vi.advanceTimersByTimeAsync(4_000);
  answer.set('refused');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).not.toHaveBeenCalled();
  answer.set('given');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledOnce();
});

it('API-064 ADS-023 a consent that is taken back while the server is asked what it knows saves nothing, and neither the second of two', async () => {
  const { keeper, save, known } = keeping();
  let tell: (ids: ReturnType<typeof id>[]) => void = () => undefined;
  known.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
  keeper.note(id('a'), USER);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(known).toHaveBeenCalledOnce();
  keeper.drop();
  tell([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).not.toHaveBeenCalled();

  save.mockImplementationOnce(async () => keeper.drop());
  keeper.note(id('a'), USER);
  keeper.note(id('b', 'idfa'), USER);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save.mock.calls).toEqual([[id('a'), expect.anything()]]);
});

it.each([['nothing'], ['{"vendor":"gaid"}'], ['{"identifier":7,"vendor":"gaid"}'], ['']])(
  'API-064 a host that says %j names nobody',
  (said) => {
    const events = createSiteEvents(() => {});
    const note = vi.fn();
    const host = { Android: { getAdIdentifier: () => said } };
    const keeper = { note, drop: vi.fn() };
    followHost({ events, answer: createValue<Consent>('given'), host, keeper }, new AbortController().signal);
    events.emit('viewer', { user: 1, isGuest: false, profile: null, changed: false });
    expect(note).not.toHaveBeenCalled();
  },
);
