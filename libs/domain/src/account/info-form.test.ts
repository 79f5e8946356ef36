import { expect, it } from 'vitest';
import { infoChange, infoProblems, isCodeSent } from './info-form.ts';

it('ACC-021 ACC-022 a name and an address are required', () => {
  expect(infoProblems({ firstName: ' ', email: '' })).toEqual({ firstName: 'required', email: 'required' });
  expect(infoProblems({ firstName: 'Айгерим', email: 'a@b.kz' })).toEqual({ firstName: null, email: null });
});

it.each([
  ['confirmation_required', true],
  ['code_too_soon', true],
  ['wrong_confirmation', false],
  ['duplicate_email', false],
  [undefined, false],
])('API-019 after %s a code is on its way: %s', (code, isSent) => {
  expect(isCodeSent({ code })).toBe(isSent);
});

it('only what has changed is sent, without the spaces around it', () => {
  const known = { firstName: 'Айгерим', email: undefined };
  expect(infoChange(known, { firstName: ' Айгерим ', email: ' a@b.kz ' })).toEqual({ email: 'a@b.kz' });
  expect(infoChange(known, { firstName: 'Дана', email: '' })).toEqual({ firstName: 'Дана' });
  expect(infoChange(known, { firstName: 'Айгерим', email: '' })).toEqual({});
});
