import { expect, test } from 'vitest';
import { spread } from '../src/seed/spread-scenes.ts';

const sceneOf = (card: string) => card.slice(0, 1);
const spreadCards = (cards: string, rankOf?: (card: string) => number) =>
  spread(cards.split(' '), rankOf ? { sceneOf, rankOf } : { sceneOf }).join(' ');

test('keeps an order in which no picture repeats', () => {
  expect(spreadCards('a b c d')).toBe('a b c d');
});

test('a card waits while its picture is still in sight', () => {
  expect(spreadCards('a1 a2 b c d e f g h')).toBe('a1 b c d e f g h a2');
});

test('where every picture is in sight, the one seen longest ago comes next', () => {
  expect(spreadCards('a1 a2 a3 b1 b2 c1')).toBe('a1 b1 c1 a2 b2 a3');
});

test('nothing leaves its rank', () => {
  const yearOf = (card: string) => Number(card.slice(1));
  expect(spreadCards('a9 a9 b9 a8 b8 c8', yearOf)).toBe('a9 b9 a9 c8 b8 a8');
});

test('nothing gives nothing', () => {
  expect(spread([], { sceneOf })).toEqual([]);
});
