import { globSync } from 'node:fs';
import type { Brand } from '@livery/brand-kit';
import asPartner from '@livery/brand-web/partners';
import { expect, it } from 'vitest';
import { loadSite } from '../tools/vite-brand/src/site/site.ts';

/** What is asked of the brands that this repository ships. A brand that is added needs no line here; one that goes takes its own with it. */
const SHIPPED = ['almatv', 'birgetv', 'freedom-superapp', 'mbank', 'vlife', 'web'] as const;
type Shipped = (typeof SHIPPED)[number];

const sites = await Promise.all(SHIPPED.map((id) => loadSite(id)));
const brandOf = (id: Shipped): Brand => sites[SHIPPED.indexOf(id)]?.brand as Brand;
const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

it('PROV-002 PROV-004 each partner variant and the house brand start in Russian', () => {
  expect(sites.map(({ brand }) => [brand.id, brand.defaultLanguage])).toEqual(SHIPPED.map((id) => [id, 'ru']));
});

it('PROV-003 the house brand stands in Kazakhstan', () => {
  expect(brandOf('web').market).toEqual({ country: 'KZ', currency: 'KZT', phonePrefix: '+7' });
});

it.each<[Shipped, readonly string[]]>([
  ['almatv', ['almatv_install']],
  ['birgetv', []],
  ['freedom-superapp', ['freedommedia_install', 'freedommedia_promo']],
  ['mbank', []],
  ['vlife', ['galam_poll2']],
  ['web', []],
])('BRAND-021 PROV-012 %s names these kinds of invitation its own, which no other brand has: %j', (id, kinds) => {
  expect(brandOf(id).rules.notices.panelKinds).toEqual(kinds);
});

it('BRAND-005 BRAND-009 viewers of these partners do not sign out, those of any other do', () => {
  const partners = ['clickup', 'hambi', 'ntv_web', 'superapp'];
  expect(partners.map((name) => asPartner(brandOf('web'), name).rules.auth.logOut)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(brandOf('mbank').rules.auth.logOut).toBe(false);
});

it('NAV-029 some brands have a gift page and some have none', () => {
  expect(SHIPPED.filter((id) => brandOf(id).documents.includes('gift'))).toEqual(['almatv', 'web']);
});

it.each([
  ['hero', 'variant.hero'],
  ['card', 'variant.card'],
  ['button', 'variant.button'],
  ['typeface', 'font.text'],
  ['motion', 'motion'],
  ['shape of corners', 'radius'],
])('the shipped brands have a %s each', (_, path) => {
  const values = sites.map(({ theme }) =>
    path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], theme),
  );
  expect(distinct(values)).toBe(SHIPPED.length);
});

it('a look that a brand brings has a name of its own, so that Storybook can show it beside the others', () => {
  const names = globSync('*/looks/*/*', { cwd: import.meta.dirname }).map((path) => path.split('/').slice(2).join('/'));
  expect(distinct(names)).toBe(names.length);
});

it('a brand lays its own texts over the common ones', () => {
  const [own, common] = (['vlife', 'web'] as const).map(
    (id) => sites[SHIPPED.indexOf(id)]?.texts.get('ru')?.['translation'],
  );
  expect(own?.['home_empty_title']).not.toBe(common?.['home_empty_title']);
  expect(own?.['action_close']).toBe(common?.['action_close']);
});
