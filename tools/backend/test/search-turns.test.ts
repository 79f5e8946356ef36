import { expect, test } from 'vitest';
import { createCatalogueMemory } from '../src/catalogue/catalogue-memory.ts';
import { AskerGone, createSearchTurns } from '../src/search/search-turns.ts';

const here = { revision: 'one', isGone: () => false };
const KEPT_MS = 1_000;

/** Searches that end when they are told to, and the order in which they began. */
function searching(atOnce: number) {
  const turns = createSearchTurns(
    createCatalogueMemory(() => 0),
    atOnce,
  );
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const find = (text: string) => async () => {
    begun.push(text);
    await new Promise<void>((resolve) => ends.set(text, resolve));
    return `found ${text}`;
  };
  const ask = (text: string, asker = here) => turns.share(asker, text, find(text), KEPT_MS);
  return { ...turns, begun, ask, end: (text: string) => ends.get(text)?.() };
}

test('SRCH-012 FIND-012 few searches at once ask the database, the others in the order in which they came', async () => {
  const { ask, begun, end } = searching(2);
  const answers = ['a', 'b', 'c', 'd'].map((text) => ask(text));
  await expect.poll(() => begun).toEqual(['a', 'b']);
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(answers)).toEqual(['found a', 'found b', 'found c', 'found d']);
});

test('SRCH-012 what its asker has gone from before its turn is not looked for', async () => {
  const { ask, begun, end } = searching(1);
  const first = ask('a');
  let isGone = false;
  const left = ask('b', { revision: 'one', isGone: () => isGone });
  isGone = true;
  await expect.poll(() => begun).toEqual(['a']);
  end('a');
  await first;
  await expect(left).rejects.toThrow(AskerGone);
  expect(begun).toEqual(['a']);
});

test('SRCH-012 whoever asked the same meanwhile is answered in the turn of the first one, who has gone', async () => {
  const { ask, begun, end } = searching(1);
  const first = ask('a');
  let isGone = false;
  const left = ask('b', { revision: 'one', isGone: () => isGone });
  const behind = ask('c');
  const stays = ask('b');
  isGone = true;
  await expect.poll(() => begun).toEqual(['a']);
  end('a');
  await first;
  await expect.poll(() => begun).toEqual(['a', 'b']);
  end('b');
  expect(await stays).toBe('found b');
  // Nobody reads what the one who has gone is told.
  await left;
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('c');
  await behind;
});
