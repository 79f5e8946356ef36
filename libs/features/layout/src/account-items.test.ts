import { expect, it } from 'vitest';
import { accountItems as itemsOf, offersSignOut } from './account-items.ts';
import type { FrameFacts } from './frame-facts.ts';
import { guestFacts, menuOf, viewerFacts, withFeatures } from './testing/facts.ts';

const accountItems = (facts: FrameFacts) => itemsOf(facts, menuOf(facts));
const ids = (facts: FrameFacts) => accountItems(facts).map((group) => group.map(({ id }) => id));
const withLink = (facts: FrameFacts): FrameFacts => ({
  ...facts,
  network: { isGuestAllowed: true, accountLink: { label: 'Личный кабинет', url: 'https://lk.example' } },
});
const withRules = (facts: FrameFacts, rules: Partial<FrameFacts['brand']['rules']>): FrameFacts => ({
  ...facts,
  brand: { ...facts.brand, rules: { ...facts.brand.rules, ...rules } },
});

const lineOf = (name: string) => (facts: FrameFacts) =>
  accountItems(facts)
    .flat()
    .find(({ id }) => id === name);

it('ACC-005 ACC-006 ACC-010 ACC-011 a viewer has all lines, in groups', () => {
  expect(ids(viewerFacts)).toEqual([
    ['profiles', 'settings', 'language', 'parental'],
    ['subscriptions', 'promocode'],
    ['instructions', 'help', 'support'],
    ['signOut'],
  ]);
});

it('ACC-008 a line leads a grown-up to the parental settings, and a child has none', () => {
  const parental = lineOf('parental');
  expect(parental(viewerFacts)?.href).toBe('/settings/parental');
  expect(parental({ ...viewerFacts, isChild: true })).toBeUndefined();
  expect(parental(withFeatures(viewerFacts, { parental: false }))).toBeUndefined();
});

it('ACC-009 a line opens the small form for a promo code, for grown-ups of a site with promotions', () => {
  const promocode = lineOf('promocode');
  expect(promocode(viewerFacts)?.href).toBe('#promocode');
  const others = [{ ...viewerFacts, isChild: true }, withFeatures(viewerFacts, { promo: false }), guestFacts];
  expect(others.map(promocode)).toEqual([undefined, undefined, undefined]);
});

it('a guest has what needs no account, a child nothing that costs, changes the account or leaves it', () => {
  expect(ids(guestFacts)).toEqual([['language'], ['instructions', 'help', 'support']]);
  expect(ids({ ...viewerFacts, isChild: true })).toEqual([
    ['profiles', 'language'],
    ['instructions', 'help', 'support'],
  ]);
});

it('what the brand leaves out or this build has no screen for is no line, and an empty group is none', () => {
  const bare = { ...viewerFacts, hasTarget: () => false };
  expect(ids(bare)).toEqual([['support'], ['signOut']]);
  expect(ids(withFeatures(viewerFacts, { profiles: false, parental: false }))).toEqual([
    ['settings', 'language'],
    ['subscriptions', 'promocode'],
    ['instructions', 'help', 'support'],
    ['signOut'],
  ]);
});

it('BRAND-009 nobody signs out in a web view, in the super-app, or where the brand leaves it to its host', () => {
  const { rules } = viewerFacts.brand;
  expect(offersSignOut(viewerFacts)).toBe(true);
  expect(offersSignOut({ ...viewerFacts, host: 'smart-tv' })).toBe(true);
  const hosts = ['android-app', 'ios-app', 'telegram', 'partner-app'] as const;
  expect(hosts.map((host) => offersSignOut({ ...viewerFacts, host }))).toEqual([false, false, false, false]);
  expect(offersSignOut(withRules(viewerFacts, { auth: { ...rules.auth, logOut: false } }))).toBe(false);
});

it('BRAND-015 ACC-007 the provider’s account page shows in a web view or where the brand says so, instead of subscriptions', () => {
  const always = withRules(viewerFacts, { account: { ...viewerFacts.brand.rules.account, providerLink: 'always' } });
  const second = (facts: FrameFacts) => ids(facts)[1];
  expect(second(withLink(viewerFacts))).toEqual(['subscriptions', 'promocode']);
  expect(second(withLink({ ...viewerFacts, host: 'ios-app' }))).toEqual(['accountLink', 'promocode']);
  expect(second(withLink(always))).toEqual(['accountLink', 'promocode']);
  expect(second(always)).toEqual(['subscriptions', 'promocode']);
  expect(accountItems(withLink(always))[1]?.[0]).toMatchObject({
    id: 'accountLink',
    href: 'https://lk.example',
    label: { written: 'Личный кабинет' },
  });
});

it('ACC-013 ACC-014 support is there with a telephone or an e-mail; a web view writes no e-mail', () => {
  const reachable = (support: FrameFacts['brand']['support'], host: FrameFacts['host'] = 'browser') =>
    accountItems({ ...guestFacts, host, hasTarget: () => false, brand: { ...guestFacts.brand, support } }).flat();
  expect(reachable({ phone: '+7 700 1' })).toMatchObject([{ id: 'support', href: 'tel:+77001', detail: '+7 700 1' }]);
  expect(reachable({ email: 'a@b.example' })).toMatchObject([
    { id: 'support', href: 'mailto:a@b.example', detail: 'a@b.example' },
  ]);
  expect(reachable({ email: 'a@b.example' }, 'ios-app')).toEqual([]);
  expect(reachable({})).toEqual([]);
});
