import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundBrand, soundTheme } from '@livery/brand-kit/sound-brand';
import { afterAll, expect, it } from 'vitest';
import { loadSite, ROOT } from './site/site.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-broken-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A brand `orbit` in a folder of its own, with every file that it needs; `null` takes a picture away. */
function writeBrand(brand: object, assets: Readonly<Record<string, string | null>> = {}): void {
  const [app, folder] = [join(root, 'apps/orbit'), join(root, 'brands/orbit')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(app, { recursive: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, 'brands/web/assets'), join(folder, 'assets'), { recursive: true });
  cpSync(join(ROOT, 'brands/web/assets/icon-180.png'), join(folder, 'assets/fonts/text.woff2'));
  for (const [name, from] of Object.entries(assets))
    if (from === null) rmSync(join(folder, 'assets', name));
    else cpSync(join(ROOT, 'brands/web/assets', from), join(folder, 'assets', name));
  writeFileSync(join(folder, 'brand.ts'), `export default ${JSON.stringify(brand)};\n`);
  writeFileSync(join(folder, 'theme.ts'), `export default ${JSON.stringify(soundTheme)};\n`);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module', livery: { port: 4900 } }));
  const preset = JSON.stringify(join(ROOT, 'tools/vite-brand/src/preset.ts'));
  writeFileSync(
    join(app, 'vite.config.ts'),
    `import { brandApp } from ${preset};\nexport default brandApp(import.meta.url);\n`,
  );
}

/** What the build of the brand prints as its error. */
const build = () =>
  new Promise<{ code: number | string; errors: string }>((resolve) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    execFile(process.execPath, [vite, 'build'], { cwd: join(root, 'apps/orbit') }, (error, _, errors) =>
      // eslint-disable-next-line no-control-regex -- colours of the terminal
      resolve({ code: error?.code ?? 0, errors: errors.replace(/\u001b\[\d+m/g, '') }),
    );
  });

it('prints a sentence for each problem of a broken brand, and no trace', async () => {
  writeBrand(
    {
      ...soundBrand,
      loginMethods: ['sms'],
      paymentPaths: ['cash'],
      languages: ['ru', 'tlh'],
      legal: { ...soundBrand.legal, terms: 'terms' },
    },
    { 'logo.svg': null, 'icon-192.png': 'icon-180.png' },
  );
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
  const { languages: _, ...brand } = soundBrand;
  writeBrand(brand);
  await expect(loadSite('orbit', root)).rejects.toThrow(
    'The brand "orbit" cannot be built:\n  - brands/orbit/brand.ts: languages is missing, but it must be a list.',
  );
});
