import { expect, it } from 'vitest';
import { HEADER_TOOLS, mayHaveOwnTools, showsAvatar, showsLanguages } from './header-tools.ts';
import { guestFacts, viewerFacts, withFeatures } from './testing/facts.ts';

it('NAV-098 NAV-100 NAV-089 no tool is drawn whose target is not in this build', () => {
  const nothing = { ...guestFacts, hasTarget: () => false };
  expect(Object.values(HEADER_TOOLS).map((tool) => tool(nothing))).toEqual([null, null, null, null]);
  const asked: string[] = [];
  Object.values(HEADER_TOOLS).forEach((tool) =>
    tool({ ...guestFacts, hasTarget: (address) => asked.push(address) > 0 }),
  );
  expect(asked).toEqual(['/search', '/instructions', '#promocode_wizard', '#auth']);
});

it('NAV-097 languages are offered where there is a choice', () => {
  expect(showsLanguages(guestFacts)).toBe(true);
  expect(showsLanguages({ ...guestFacts, brand: { ...guestFacts.brand, languages: ['ru'] } })).toBe(false);
});

it('NAV-098 the way to the instructions is not shown on the television itself', () => {
  expect(HEADER_TOOLS.instructions(guestFacts)).toBe('/instructions');
  expect(HEADER_TOOLS.instructions({ ...guestFacts, host: 'smart-tv' })).toBeNull();
});

it('NAV-100 search is there where the brand has it', () => {
  expect(HEADER_TOOLS.search(guestFacts)).toBe('/search');
  expect(HEADER_TOOLS.search(withFeatures(guestFacts, { search: false }))).toBeNull();
});

it('NAV-089 have-a-promocode opens the wizard where the brand has promotions, and not for children', () => {
  expect(HEADER_TOOLS.promocode(guestFacts)).toBe('#promocode_wizard');
  expect(HEADER_TOOLS.promocode(withFeatures(guestFacts, { promo: false }))).toBeNull();
  expect(HEADER_TOOLS.promocode({ ...viewerFacts, isChild: true })).toBeNull();
});

it('NAV-101 NAV-102 a viewer has an avatar, a guest and whoever is not logged in sign-in, and nobody both', () => {
  const shown = (['unknown', 'notLoggedIn', 'guest', 'loggedIn'] as const).map((viewer) => [
    HEADER_TOOLS.signIn({ ...guestFacts, viewer }) !== null,
    showsAvatar({ ...guestFacts, viewer }),
  ]);
  expect(shown).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, true],
  ]);
});

it('NAV-099 messages are for those who have a token', () => {
  const viewers = (['unknown', 'notLoggedIn', 'guest', 'loggedIn'] as const).map((viewer) =>
    mayHaveOwnTools({ ...guestFacts, viewer }),
  );
  expect(viewers).toEqual([false, false, true, true]);
});
