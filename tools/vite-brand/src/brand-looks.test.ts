import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brandLooks } from './brand-looks.ts';
import type { LookChoice } from './site/look-folders.ts';
import { brandIds, loadSite, ROOT } from './site/site.ts';
import { collectStyles } from './styles/collect.ts';

/** Every style of a brand's site, and the looks that its rules are for. */
async function stylesOf(brand: LookChoice) {
  const modules = [...(await collectStyles([brandLooks(brand)])).values()];
  const css = modules.map((module) => module.css).join('\n');
  const looks = new Set([...css.matchAll(/\[data-(?:card|hero|button)='([^']+)'\]/g)].map(([, look]) => look));
  return { css, looks: [...looks].sort() };
}

it.each(brandIds().slice(0, 2))('the styles of %s hold rules of its own looks only', async (id) => {
  const site = await loadSite(id);
  const { card, hero, button } = site.theme.variant;
  const { css, looks } = await stylesOf(site);
  expect(looks).toEqual([card, hero, button].sort());
  expect(css.match(/:root\[data-(card|hero|button)=/g)?.length).toBeGreaterThan(50);
});

it.each(brandIds())('the scene of %s is the one of its hero: a site ships no picture of another brand', async (id) => {
  const site = await loadSite(id);
  const { hero } = site.theme.variant;
  const module = loaded(site, 'all-scenes.ts');
  const others = [...module.matchAll(/looks\/hero\/([^/]+)\/scene\.ts/g)].map(([, look]) => look);
  expect(others).toEqual(hero === 'inline-strip' ? [] : [hero]);
});

/** What a site reads in place of a module of the kit. */
function loaded(brand: LookChoice, file: string): string {
  const { load } = brandLooks(brand);
  const read = load as (id: string) => string;
  return read(join(ROOT, 'libs/ui-kit/src/looks', file));
}

it('a brand may bring a look of its own, which draws the same components', async () => {
  const brandFolder = mkdtempSync(join(tmpdir(), 'livery-look-'));
  onTestFinished(() => rmSync(brandFolder, { recursive: true }));
  const folder = join(brandFolder, 'looks/card/own-felt');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.ts'),
    `export default {
      values: { '--card-padding': '3px' },
      slots: { cards: { posterCaption: 'color: red; &:hover { color: blue; }' } },
    };`,
  );
  const { theme } = await loadSite('web');
  const { css, looks } = await stylesOf({
    theme: { ...theme, variant: { ...theme.variant, card: 'own-felt' } },
    brandFolder,
  });
  expect(looks).toEqual(['full-bleed-cinema', 'own-felt', 'solid-medium']);
  expect(css).toMatch(/:root\[data-card='own-felt'\]\{--card-padding:3px;?\}/);
  expect(css).toMatch(/:root\[data-card='own-felt'\] \.\w+\{color:red;\}/);
  expect(css).toMatch(/:root\[data-card='own-felt'\] \.\w+:hover\{color:blue;\}/);
});
