import { expect, it } from 'vitest';
import { openingOf, type SettingsViewer } from './offered-pages.ts';

const adult: SettingsViewer = { kind: 'loggedIn', isChild: false, mayPay: true };
const AUDIENCES = ['everybody', 'member', 'adult', 'payer'] as const;
const openings = (viewer: SettingsViewer) => AUDIENCES.map((audience) => openingOf(audience, viewer));

it('ACC-015 a viewer who has signed in opens every page', () => {
  expect(openings(adult)).toEqual(['open', 'open', 'open', 'open']);
});

it('NAV-033 NAV-034 a guest opens what is for everybody, and signs in for the rest', () => {
  for (const kind of ['guest', 'notLoggedIn'] as const)
    expect(openings({ ...adult, kind })).toEqual(['open', 'signIn', 'signIn', 'signIn']);
});

it('a child has what is for every member, and no sign-in brings the rest', () => {
  expect(openings({ ...adult, isChild: true })).toEqual(['open', 'open', 'never', 'never']);
});

it('ACC-028 the payment page waits until it is known whether this viewer may pay, and is not there for who may not', () => {
  expect(openingOf('payer', { ...adult, mayPay: null })).toBe('notYet');
  expect(openingOf('payer', { ...adult, mayPay: false })).toBe('never');
  expect(openingOf('payer', { ...adult, isChild: true, mayPay: null })).toBe('never');
});
