import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once, and gives everybody the same promise', async () => {
  const load = vi.fn(() => Promise.resolve('ways'));
  const once = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(once()).toBe(once());
  await expect(once()).resolves.toBe('ways');
  expect(load).toHaveBeenCalledOnce();
});

it('can be read without a wait when it has come', async () => {
  const once = loadOnce(() => Promise.resolve('ways'));
  expect(once.get()).toBeUndefined();
  await once();
  expect(once.get()).toBe('ways');
});

it('loads anew after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('ways');
  const once = loadOnce(load);
  await expect(once()).rejects.toThrow('offline');
  expect(once.get()).toBeUndefined();
  await expect(once()).resolves.toBe('ways');
});
