import { expect, it, vi } from 'vitest';
import { askedOnce } from './asked-once.ts';

it('asks once, and gives everybody the same promise', async () => {
  const ask = vi.fn(() => Promise.resolve('ways'));
  const asked = askedOnce(ask);
  expect(asked()).toBe(asked());
  await expect(asked()).resolves.toBe('ways');
  expect(ask).toHaveBeenCalledOnce();
});

it('asks anew after a failure', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('ways');
  const asked = askedOnce(ask);
  await expect(asked()).rejects.toThrow('offline');
  await expect(asked()).resolves.toBe('ways');
});
