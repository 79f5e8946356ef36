import { expect, it } from 'vitest';
import { ERROR_CODES } from '../errors/catalogue.ts';
import { POLICY } from '../errors/policy.ts';
import { playerErrorsMarkdown, playerStatesMarkdown } from './tables.ts';

it('prints a row for every error, all with the same columns', () => {
  const rows = playerErrorsMarkdown()
    .split('\n')
    .filter((line) => /^\| \d{4} /.test(line));
  expect(rows).toHaveLength(ERROR_CODES.length);
  expect(new Set(rows.map((row) => row.split(' | ').length))).toEqual(new Set([7]));
  expect(playerErrorsMarkdown()).toContain('| 2003 | `PLAYLIST_STALE` |');
});

it('explains every step that an error takes', () => {
  const taken = Object.values(POLICY).flatMap(({ ladder }) => ladder.map(({ step }) => step));
  for (const step of new Set(taken)) expect(playerErrorsMarkdown()).toContain(`\n| \`${step}\` |`);
});

it('prints every value of every part of the state', () => {
  const page = playerStatesMarkdown();
  for (const value of ['timeshift', 'frozen', 'reloading', 'blocked', 'disposed'])
    expect(page).toContain(`| \`${value}\` |`);
});
