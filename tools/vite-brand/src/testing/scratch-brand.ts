import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validBrand, validTheme } from '@livery/brand-kit/valid-brand';
import { brandIds, ROOT } from '../site/site.ts';

const [MODEL = ''] = brandIds();
const PRESET = JSON.stringify(join(ROOT, 'tools/vite-brand/src/preset.ts'));

/** A repository with one brand, `orbit`, in a folder of its own: sound, until a test writes a file over it. */
export function scratchBrand() {
  const root = mkdtempSync(join(tmpdir(), 'livery-orbit-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const writeData = (path: string, value: unknown) => write(path, `export default ${JSON.stringify(value)};\n`);
  const assets = join(root, 'brands/orbit/assets');

  cpSync(join(ROOT, 'brands', MODEL, 'assets'), assets, { recursive: true });
  write('brands/orbit/assets/fonts/text.woff2', 'a typeface');
  writeData('brands/orbit/brand.ts', validBrand);
  writeData('brands/orbit/theme.ts', validTheme);
  write('apps/orbit/package.json', JSON.stringify({ type: 'module', livery: { port: 4900 } }));
  write(
    'apps/orbit/vite.config.ts',
    `import { brandApp } from ${PRESET};\nexport default brandApp(import.meta.url);\n`,
  );

  return {
    root,
    write,
    /** Writes a module whose default export is this value. */
    writeData,
    removeAsset: (name: string) => rmSync(join(assets, name)),
    /** Puts another picture of the brand in the place of this one. */
    replaceAsset: (name: string, from: string) => cpSync(join(assets, from), join(assets, name)),
    remove: () => rmSync(root, { recursive: true }),
  };
}
