import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brandDocuments } from './brand-documents.ts';
import { siteFiles } from './site-files.ts';
import { brandIds, loadSite } from './site.ts';

const sites = await Promise.all(brandIds().map((id) => loadSite(id)));

it('NAV-029 a brand’s own document has an address by its language and name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(brandDocuments(folder)).toEqual(new Map());
  mkdirSync(join(folder, 'documents/kk'), { recursive: true });
  writeFileSync(join(folder, 'documents/kk/gift.html'), '<p>Сыйлық</p>');
  writeFileSync(join(folder, 'documents/kk/draft.txt'), 'not yet');
  expect(brandDocuments(folder)).toEqual(new Map([['/documents/kk/gift.html', Buffer.from('<p>Сыйлық</p>')]]));
});

it.each(sites.map((site) => [site.brand.id, site] as const))(
  'NAV-025 NAV-029 %s has the documents that it lists, each in its first language and in no strange one',
  (_, site) => {
    const files = [...siteFiles(site).files.keys()].filter((address) => address.startsWith('/documents/'));
    const strange = files.filter(
      (address) => !site.brand.languages.some((language) => address.split('/')[2] === language),
    );
    expect(strange).toEqual([]);
    const names = [...new Set(files.map((address) => address.split('/')[3]))].sort();
    expect(names).toEqual(site.brand.documents.map((name) => `${name}.html`).sort());
    for (const name of names) expect(files).toContain(`/documents/${site.brand.defaultLanguage}/${name}`);
  },
);

it('NAV-029 some brands have a gift page and some have none', () => {
  const having = sites.filter((site) => siteFiles(site).files.has('/documents/ru/gift.html'));
  expect(having.map(({ brand }) => brand.id).sort()).toEqual(['almatv', 'web']);
});
