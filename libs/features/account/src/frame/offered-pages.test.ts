import type { SettingsViewer } from '@livery/domain/account';
import type { SettingsPage } from '@livery/widgets/capability';
import { expect, it } from 'vitest';
import { offeredPages } from './offered-pages.ts';

const page = (audience: SettingsPage['audience'], order: number) => ({ audience, order }) as SettingsPage;
const PAGES = { language: page('everybody', 3), payment: page('payer', 1), subscriptions: page('adult', 2) };
const adult: SettingsViewer = { kind: 'loggedIn', isChild: false, mayPay: true };
const idsFor = (viewer: SettingsViewer | null) => offeredPages(PAGES, viewer).map(({ id }) => id);

it('ACC-015 the list has its pages in order, and none before it is known who is there', () => {
  expect(idsFor(adult)).toEqual(['payment', 'subscriptions', 'language']);
  expect(idsFor(null)).toEqual([]);
});

it('ACC-015 ACC-028 a page that hangs on an answer stands in the list until that is no', () => {
  expect(idsFor({ ...adult, mayPay: null })).toEqual(['payment', 'subscriptions', 'language']);
  expect(idsFor({ ...adult, mayPay: false })).toEqual(['subscriptions', 'language']);
  expect(idsFor({ ...adult, isChild: true, mayPay: null })).toEqual(['language']);
});
