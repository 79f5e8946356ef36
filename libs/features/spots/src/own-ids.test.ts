import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdKeeper } from './own-ids.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const id = (identifier: string, vendor = 'gaid') => ({ identifier, vendor });

function keeping(there = [id('old')]) {
  const known = vi.fn(() => Promise.resolve(there));
  const save = vi.fn(() => Promise.resolve());
  const end = new AbortController();
  return { known, save, end, keeper: createIdKeeper({ known, save }, end.signal) };
}

it('ADS-023 API-064 an identifier is saved five seconds after the last one, once', async () => {
  const { keeper, save, known } = keeping();
  keeper.note(id('a'));
  await vi.advanceTimersByTimeAsync(4_999);
  keeper.note(id('b'));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(known).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[id('b'), expect.anything()]]);
});

it('API-062 ADS-023 what the server knows is asked once, and not saved again', async () => {
  const { keeper, save, known } = keeping();
  for (const one of [id('old'), id('old'), id('idfa-1', 'idfa')]) {
    keeper.note(one);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(known).toHaveBeenCalledOnce();
  expect(save.mock.calls).toEqual([[id('idfa-1', 'idfa'), expect.anything()]]);
});

it('ADS-023 a page that has gone saves nothing', async () => {
  const { keeper, save, end } = keeping();
  keeper.note(id('a'));
  end.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).not.toHaveBeenCalled();
});
