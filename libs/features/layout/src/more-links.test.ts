import { expect, it } from 'vitest';
import { moreLinks } from './more-links.ts';
import { guestFacts, viewerFacts } from './testing/facts.ts';

const ids = (facts: typeof guestFacts) => moreLinks(facts).map(({ id }) => id);
const withLegal = (legal: Partial<(typeof guestFacts)['brand']['legal']>) => ({
  ...guestFacts,
  brand: { ...guestFacts.brand, legal: { ...guestFacts.brand.legal, ...legal } },
});

it('a television leads from its settings to what others have in the header and the footer', () => {
  const facts = withLegal({ agreement: '/agreement', privacy: '/privacy', terms: '/terms', ethics: '/ethics' });
  expect(ids(facts)).toEqual(['packets', 'promocode', 'faq', 'news', 'agreement', 'privacy', 'terms', 'ethics']);
});

it('PROF-024 PROF-025 ACC-004 on a television a member goes over to another profile from there, and a guest has none', () => {
  expect(ids(viewerFacts)[0]).toBe('profiles');
  expect(ids({ ...viewerFacts, isChild: true })[0]).toBe('profiles');
  expect(ids(guestFacts)).not.toContain('profiles');
  expect(moreLinks(viewerFacts)[0]?.href).toBe('#profiles');
});

it('a television opens no window for a page outside of the site', () => {
  expect(ids(withLegal({ agreement: 'https://other.example/agreement', privacy: '/privacy' }))).not.toContain(
    'agreement',
  );
});

it('a child is sold nothing', () => {
  expect(ids({ ...viewerFacts, isChild: true })).not.toEqual(expect.arrayContaining(['packets']));
  expect(ids({ ...viewerFacts, isChild: true })).not.toContain('promocode');
});

it('leads nowhere where this build has nothing', () => {
  expect(ids({ ...guestFacts, hasTarget: () => false })).toEqual([]);
});
