import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { HISTORY_LENGTH, readHistories, withChoice, withoutChoice, type SearchHistory } from './history.ts';

const entry = (objectId: number, contentType = 'movie') => ({
  title: `T${objectId}`,
  text: 't',
  contentType,
  objectId,
});
const choices = fc.array(fc.record({ objectId: fc.nat(15), contentType: fc.constantFrom('movie', 'channel') }));

it('SRCH-015 keeps the ten newest, each object once', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const history = chosen.reduce<SearchHistory>(
        (all, { objectId, contentType }) => withChoice(all, entry(objectId, contentType)),
        [],
      );
      const keys = history.map((one) => `${one.contentType}-${one.objectId}`);
      const newest = [...new Set(chosen.toReversed().map((one) => `${one.contentType}-${one.objectId}`))];
      expect(keys).toEqual(newest.slice(0, HISTORY_LENGTH));
    }),
  );
});

it('SRCH-015 a choice can be taken out again; a film and a channel of one number are two', () => {
  const history = [entry(1), entry(1, 'channel')];
  expect(withoutChoice(history, entry(1))).toEqual([entry(1, 'channel')]);
});

it.each([
  [null, {}],
  ['not json', {}],
  ['[1]', {}],
  ['{"7": 3}', { 7: [] }],
  [
    '{"7": [{"title": "A"}, {"title": "B", "text": "b", "objectId": 2}]}',
    { 7: [{ title: 'B', text: 'b', objectId: 2 }] },
  ],
])('SRCH-015 what was stored as %s is read as far as it can be', (stored, read) => {
  expect(readHistories(stored)).toEqual(read);
});

it('SRCH-015 what is written is read again', () => {
  const histories = { 7: [entry(1), entry(2, 'channel')], guest: [] };
  expect(readHistories(JSON.stringify(histories))).toEqual(histories);
});

it('SRCH-015 a programme that was chosen at several times stands once: each of them leads to its name', () => {
  const chosen = (objectId: number) => ({ title: 'Новости', text: 'нов', contentType: 'broadcast', objectId }) as const;
  const history = [chosen(1), chosen(2), chosen(3)].reduce<SearchHistory>(withChoice, []);
  expect(history).toEqual([chosen(3)]);
  expect(withoutChoice(history, chosen(1))).toEqual([]);
});
