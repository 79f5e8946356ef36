import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { validBrand, validTheme } from '@livery/brand-kit/valid-brand';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSite, ROOT, siteProblems } from './site/site.ts';
import { scratchBrand } from './testing/scratch-brand.ts';

let orbit: ReturnType<typeof scratchBrand>;
beforeEach(() => void (orbit = scratchBrand()));
afterEach(() => orbit.remove());

const writeBrand = (change: object) => orbit.writeData('brands/orbit/brand.ts', { ...validBrand, ...change });
const problems = async () => siteProblems(await loadSite('orbit', orbit.root));

/** What the build of the brand prints as its error. */
const build = () =>
  new Promise<{ code: number | string; errors: string }>((resolve) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    execFile(process.execPath, [vite, 'build'], { cwd: join(orbit.root, 'apps/orbit') }, (error, _, errors) =>
      // eslint-disable-next-line no-control-regex -- colours of the terminal
      resolve({ code: error?.code ?? 0, errors: errors.replace(/\u001b\[\d+m/g, '') }),
    );
  });

it('prints a sentence for each problem of a broken brand, and no trace', async () => {
  writeBrand({
    loginMethods: ['sms'],
    paymentPaths: ['cash'],
    languages: ['ru', 'tlh'],
    legal: { ...validBrand.legal, terms: 'terms' },
  });
  orbit.removeAsset('logo.svg');
  orbit.replaceAsset('icon-192.png', 'icon-180.png');
  const { code, errors } = await build();
  expect(code).toBe(1);
  for (const sentence of [
    'brands/orbit/brand.ts: loginMethods is sms, but the known ids are phone,',
    'brands/orbit/brand.ts: paymentPaths is cash, but the known ids are balance,',
    'brands/orbit/brand.ts: languages is tlh, but the interface languages are ru,',
    'brands/orbit/brand.ts: legal.terms is terms, but it must be a path of the site or an https address.',
    'brands/orbit/assets/logo.svg: file is missing, but every brand needs it.',
    'brands/orbit/assets/icon-192.png: size is 180 x 180, but it must be 192 x 192.',
  ])
    expect(errors).toContain(sentence);
  expect(errors).not.toMatch(/^\s+at /m);
});

it('says in a sentence that a brand names no languages', async () => {
  writeBrand({ languages: undefined });
  await expect(loadSite('orbit', orbit.root)).rejects.toThrow(
    'The brand "orbit" cannot be built:\n  - brands/orbit/brand.ts: languages is missing, but it must be a list.',
  );
});

it('finds nothing wrong with a sound brand', async () => {
  expect(await problems()).toEqual([]);
});

it.each<[string, () => void, string]>([
  [
    'a package that is not installed',
    () =>
      orbit.write(
        'apps/orbit/package.json',
        JSON.stringify({ livery: { port: 4900 }, dependencies: { 'no-such-engine': '*' } }),
      ),
    'apps/orbit/package.json: dependencies is no-such-engine, but it is not installed: run npm install.',
  ],
  [
    'a library of the repository that is not installed',
    () => orbit.write('package.json', JSON.stringify({ dependencies: { 'no-such-engine': '1.0.0' } })),
    'package.json: dependencies is no-such-engine, but it is not installed: run npm install.',
  ],
  [
    'a port that another brand has',
    () => orbit.write('apps/comet/package.json', JSON.stringify({ livery: { port: 4900 } })),
    'apps/orbit/package.json: livery.port is 4900, but apps/comet has it too.',
  ],
  [
    'a logo with letters that are text',
    () =>
      orbit.write(
        'brands/orbit/assets/logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="88" height="32"><text x="0" y="20">Orbit</text></svg>',
      ),
    'brands/orbit/assets/logo.svg: content is <text>, but a picture has no typeface of the site: turn letters into paths.',
  ],
  [
    'a theme with a family that has no file',
    () =>
      orbit.writeData('brands/orbit/theme.ts', {
        ...validTheme,
        font: { ...validTheme.font, text: 'Inter,system-ui' },
      }),
    'brands/orbit/theme.ts: font.text is Inter, but no file of font.files has this family, and no device brings it.',
  ],
  [
    'a look of its own that is not there',
    () =>
      orbit.writeData('brands/orbit/theme.ts', {
        ...validTheme,
        variant: { ...validTheme.variant, card: 'own-felt' },
      }),
    'brands/orbit/theme.ts: variant.card is own-felt, but there is no looks/card/own-felt/index.ts, in the brand or in the kit.',
  ],
  [
    'a document that is listed and not there',
    () => writeBrand({ documents: ['faq'] }),
    'brands/orbit/documents/ru/faq.html: file is missing, but brand.ts lists the document faq.',
  ],
  [
    'a document that nobody listed',
    () => orbit.write('brands/orbit/documents/ru/gift.html', '<p>Gift</p>'),
    'brands/orbit/documents/ru/gift.html: file is gift, but brand.ts does not list this document.',
  ],
  [
    'a text that no screen asks for',
    () => orbit.write('brands/orbit/locales/en/translation.json', '{ "no_such_key": "?" }'),
    'brands/orbit/locales/en/translation.json: no_such_key is a text of its own, but only texts that the site has can be replaced.',
  ],
])('names %s', async (_, spoil, sentence) => {
  spoil();
  expect(await problems()).toEqual([sentence]);
});

it.each<[string, () => void, RegExp]>([
  [
    'a brand without an app',
    () => rmSync(join(orbit.root, 'apps/orbit'), { recursive: true }),
    /- apps\/orbit is missing: copy the folder of another app\.$/,
  ],
  [
    'a file that is no TypeScript',
    () => orbit.write('brands/orbit/theme.ts', 'export default {'),
    /- brands\/orbit\/theme\.ts cannot be read: /,
  ],
  [
    'an import that is not there',
    () => orbit.write('brands/orbit/brand.ts', `import './market.ts';`),
    /- brands\/orbit\/brand\.ts cannot be read: .*market\.ts/,
  ],
])('says in one sentence that there is %s', async (_, spoil, sentence) => {
  spoil();
  await expect(loadSite('orbit', orbit.root)).rejects.toThrow(sentence);
});
