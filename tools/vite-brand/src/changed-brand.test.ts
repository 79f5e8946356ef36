import { join } from 'node:path';
import { validBrand, validTheme } from '@livery/brand-kit/valid-brand';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SLOTS } from './html/page.ts';
import { scratchBrand } from './testing/scratch-brand.ts';

const TEMPLATE = `<!doctype html><html><head>${SLOTS.head}</head><body>${SLOTS.body}</body></html>`;
const importing = (name: string, value: object) =>
  `import { part } from '${name}';\nexport default { ...${JSON.stringify(value)}, ...part };\n`;
const exporting = (part: object) => `export const part = ${JSON.stringify(part)};\n`;

let orbit: ReturnType<typeof scratchBrand>;
let server: ViteDevServer;

beforeEach(async () => {
  orbit = scratchBrand();
  orbit.write('brands/orbit/brand.ts', importing('./names.ts', validBrand));
  orbit.write('brands/orbit/names.ts', exporting({ name: 'Orbit' }));
  orbit.write('brands/orbit/theme.ts', importing('../shared/shapes.ts', validTheme));
  orbit.write('brands/shared/shapes.ts', exporting({ radius: validTheme.radius }));
  server = await createServer({
    root: join(orbit.root, 'apps/orbit'),
    configFile: join(orbit.root, 'apps/orbit/vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
  });
});
afterEach(async () => {
  await server.close();
  orbit.remove();
});

const page = () => server.transformIndexHtml('/', TEMPLATE);

it.each([
  ['brand.ts imports', 'brands/orbit/names.ts', { name: 'Comet' }, 'Comet'],
  ['theme.ts imports', 'brands/shared/shapes.ts', { radius: { ...validTheme.radius, card: '77px' } }, '77px'],
])('the development server shows a change of what %s', async (_, file, change, shown) => {
  expect(await page()).not.toContain(shown);
  orbit.write(file, exporting(change));
  await vi.waitFor(async () => expect(await page()).toContain(shown), { timeout: 10_000 });
});
