import { expect, test } from 'vitest';
import { fillMacros, momentMacros, playHead } from './macros.ts';

test('CALL-093 macros of an address are replaced, in each of their spellings', () => {
  const values = { CACHEBUSTING: '00000042', PAGEURL: 'https://site.example/?a=1&b=2' };
  expect(fillMacros('https://a.example/?c=[CACHEBUSTING]&d=%5BCACHEBUSTING%5D&e=%%CACHEBUSTING%%', values)).toBe(
    'https://a.example/?c=00000042&d=00000042&e=00000042',
  );
  expect(fillMacros('https://a.example/?p=[PAGEURL]', values)).toBe(
    'https://a.example/?p=https%3A%2F%2Fsite.example%2F%3Fa%3D1%26b%3D2',
  );
});

test('CALL-093 a macro that nobody knows a value for is -1, and what is no macro stays', () => {
  expect(fillMacros('https://a.example/?i=[IFA]&x=[NOTAMACRO]&y=[lower]&z=[]', {})).toBe(
    'https://a.example/?i=-1&x=[NOTAMACRO]&y=[lower]&z=[]',
  );
});

test('play heads are written to the millisecond, and a moment has eight digits of chance and its time', () => {
  expect([playHead(0), playHead(3_723.4567), playHead(-1)]).toEqual(['00:00:00.000', '01:02:03.457', '00:00:00.000']);
  expect(momentMacros(Date.UTC(2026, 2, 5, 7), 0.000001)).toEqual({
    CACHEBUSTING: '00000100',
    RANDOM: '00000100',
    TIMESTAMP: '2026-03-05T07:00:00.000Z',
  });
});
