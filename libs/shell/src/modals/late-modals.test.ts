import type { Modals } from '@livery/widgets/modals';
import { expect, it, vi } from 'vitest';
import { createLateModals } from './late-modals.ts';

const settled = () => new Promise((resume) => setTimeout(resume));
const fakeModals = () => ({ open: vi.fn<Modals['open']>(), close: vi.fn(), prepare: vi.fn() });
const REQUEST = { heading: 'a', text: 'b' };

it('what is asked for before the code is there is done in its order, once', async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const late = createLateModals(fetch, () => {});
  late.modals.open('message', REQUEST);
  late.modals.close();
  expect(fetch).toHaveBeenCalledOnce();
  const modals = fakeModals();
  late.attach(modals);
  late.attach(modals);
  expect(modals.open.mock.calls).toEqual([['message', REQUEST]]);
  expect(modals.open.mock.invocationCallOrder[0]).toBeLessThan(modals.close.mock.invocationCallOrder[0] ?? 0);
  expect(modals.close).toHaveBeenCalledOnce();
});

it('code that is fetched ahead and does not come costs nothing; whoever opens a modal has it fetched again', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const onFailure = vi.fn();
  const late = createLateModals(fetch, onFailure);
  late.prefetch();
  await settled();
  expect(onFailure).not.toHaveBeenCalled();
  late.modals.open('message', REQUEST);
  await settled();
  expect([fetch.mock.calls.length, onFailure.mock.calls.length]).toEqual([2, 0]);
});

it('code that does not come for whoever opened a modal is told of', async () => {
  const onFailure = vi.fn();
  const late = createLateModals(() => Promise.reject(new Error('offline')), onFailure);
  late.modals.open('message', REQUEST);
  await settled();
  expect(onFailure.mock.calls).toEqual([[new Error('offline')]]);
});
