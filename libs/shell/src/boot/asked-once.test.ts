import { expect, it, vi } from 'vitest';
import { askedOnce } from './asked-once.ts';

it('asks once, and gives everybody the same promise', async () => {
  const ask = vi.fn(() => Promise.resolve('ways'));
  const asked = askedOnce(ask);
  expect(asked()).toBe(asked());
  await expect(asked()).resolves.toBe('ways');
  expect(ask).toHaveBeenCalledOnce();
});

it('can be read without a wait when it has been fulfilled', async () => {
  const asked = askedOnce(() => Promise.resolve('ways'));
  await asked();
  expect(asked()).toMatchObject({ status: 'fulfilled', value: 'ways' });
});

it('asks anew after a failure', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('ways');
  const asked = askedOnce(ask);
  await expect(asked()).rejects.toThrow('offline');
  await expect(asked()).resolves.toBe('ways');
});
