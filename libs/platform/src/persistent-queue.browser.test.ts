import { expect, it } from 'vitest';
import { memoryQueue, openPersistentQueue } from './persistent-queue.ts';

const NAME = 'persistent-queue.test';

it.each([
  ['in memory', () => memoryQueue<string>()],
  ['in the browser', () => openPersistentQueue<string>(NAME)],
  ['where the browser refuses', () => openPersistentQueue<string>(NAME, () => Promise.reject(new Error('private')))],
])('%s: the oldest come first, can be removed, and go when there are too many', async (_, make) => {
  const list = make();
  await list.clear();
  for (const item of ['a', 'b', 'c', 'd']) await list.add(item);
  const [first] = await list.first(2);
  expect(first?.item).toBe('a');
  await list.remove([first?.key ?? 0]);
  await list.keepLast(2);
  expect((await list.first(9)).map(({ item }) => item)).toEqual(['c', 'd']);
});

it('what one tab keeps, another one finds', async () => {
  const list = openPersistentQueue<string>(NAME);
  await list.clear();
  await list.add('kept');
  expect((await openPersistentQueue<string>(NAME).first(9)).map(({ item }) => item)).toEqual(['kept']);
});
