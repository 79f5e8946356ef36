import { build } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../site/site.ts';

it('the answer to a crawler is made of nothing that only Node has', async () => {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: `${ROOT}/tools/vite-brand/src/crawler/crawler-edge.ts`, formats: ['es'] },
      rollupOptions: { external: /^node:/ },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const imports = outputs.flatMap((one) => (one.type === 'chunk' ? one.imports : []));
  expect(outputs.length).toBeGreaterThan(0);
  expect(imports.filter((name) => !outputs.some(({ fileName }) => fileName === name))).toEqual([]);
  const code = outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
  expect(code).not.toMatch(/\b(process|Buffer|require)\b[.(]|\bdocument\.|\bwindow\./);
});
