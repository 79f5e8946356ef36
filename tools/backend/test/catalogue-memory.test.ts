import { expect, test } from 'vitest';
import { createCatalogueMemory } from '../src/catalogue/catalogue-memory.ts';

function sharing(keptMs = 1_000) {
  let nowMs = 0;
  const { share } = createCatalogueMemory(() => nowMs);
  let made = 0;
  return {
    ask: (key: string, revision = 'one') => share(revision, key, async () => ++made, keptMs),
    share,
    pass: (ms: number) => void (nowMs += ms),
  };
}

test('FIND-012 the same question is answered once for all who ask it, while it is being answered and for its time after', async () => {
  const { ask, pass } = sharing();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  pass(999);
  expect(await ask('a')).toBe(1);
  pass(1);
  expect(await ask('a')).toBe(3);
});

test('FIND-012 a new catalogue ends all answers at once', async () => {
  const { ask } = sharing();
  expect([await ask('a'), await ask('a', 'two'), await ask('a', 'two')]).toEqual([1, 2, 2]);
});

test('FIND-012 what has failed is asked anew', async () => {
  const { share, ask } = sharing();
  await expect(share('one', 'a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await ask('a')).toBe(1);
});

test('FIND-012 so many answers are kept, the one that was asked for longest ago goes first', async () => {
  const { ask } = sharing();
  for (let index = 0; index < 2_000; index++) await ask(String(index));
  expect([await ask('0'), await ask('2000')]).toEqual([1, 2_001]);
  expect([await ask('0'), await ask('1')]).toEqual([1, 2_002]);
});
