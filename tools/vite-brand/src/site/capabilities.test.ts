import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteModules } from '../site-modules.ts';
import { capabilitiesOf } from './capabilities.ts';
import { ROOT, type Site } from './site.ts';
import { siteTexts } from './site-texts.ts';

let root = '';
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const capability = (text: string) =>
  `import { capability } from '@livery/widgets/capability';\nexport default ${text};\n`;

/** A repository with the capability of home, and the one in which there is one of everything. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-capabilities-'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  write(
    'libs/features/catalogue/src/capability.ts',
    capability(`capability('catalogue', { routes: { home: { path: '/', screen: () => import('./home.tsx') } } })`),
  );
  cpSync(join(ROOT, 'libs/shell/src/testing/probe'), join(root, 'libs/features/probe'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const taken = async (brand = validBrand) =>
  (await capabilitiesOf(brand, root)).taken.map(({ capability: { name } }) => name);

it('a folder with a capability is all that the build needs of it; without the folder nothing is left', async () => {
  const capabilities = await capabilitiesOf(validBrand, root);
  expect(capabilities.taken.map(({ capability: { name } }) => name)).toEqual(['catalogue', 'probe']);
  expect(capabilities.places.routes.map(({ path }) => path)).toContain('/probe');
  expect(capabilities.places.modals).toEqual({ probe: {} });
  expect(siteTexts(validBrand, root, capabilities.taken).get('en')?.['probe']).toEqual({ probe_title: 'Probe' });
  rmSync(join(root, 'libs/features/probe'), { recursive: true });
  const without = await capabilitiesOf(validBrand, root);
  expect(JSON.stringify([without.places, without.taken])).not.toContain('probe');
});

it('what is not offered to a brand is not in the list of its capabilities', async () => {
  write(
    'libs/features/later/news.capability.ts',
    capability(`capability('news', { offeredIf: ({ features }) => features.news })`),
  );
  expect(await taken()).toContain('news');
  const brand = { ...validBrand, features: { ...validBrand.features, news: false } };
  expect(await taken(brand)).not.toContain('news');
  const site = { brandFolder: root, capabilities: await capabilitiesOf(brand, root) } as Site;
  const { load } = siteModules(site) as { load: (id: string) => string };
  expect(load('\0livery:capabilities')).toContain('probe/capability.ts');
  expect(load('\0livery:capabilities')).not.toContain('news.capability.ts');
});

it.each([
  [
    'a file that exports no capability',
    'export default 5;\n',
    /other\/capability\.ts exports no capability by default/,
  ],
  ['a file that cannot be read', 'export default {', /capabilities cannot be read/],
  [
    'two that claim one path',
    capability(`capability('other', { routes: { page: { path: '/probe', screen: () => null } } })`),
    /The capabilities other and probe both have the path \/probe\./,
  ],
])('says in a sentence that there is %s', async (_, text, sentence) => {
  write('libs/features/other/capability.ts', text);
  await expect(capabilitiesOf(validBrand, root)).rejects.toThrow(sentence);
});
