import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const MOST_BYTES = 3_000;

async function chunks() {
  const here = import.meta.dirname;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rollupOptions: {
        input: { payment: join(here, 'index.ts'), qr: join(here, 'qr.ts') },
        preserveEntrySignatures: 'strict',
        external: [/^react/, 'styled-components'],
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs.flatMap((one) => ('output' in one ? one.output : [])).filter((file) => file.type === 'chunk');
}

it('the code and its library come in a chunk of their own of at most 3 kB; the steps of a purchase bring none of it', async () => {
  const all = await chunks();
  const withLibrary = all.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/lean-qr/')));
  expect(withLibrary.map(({ name }) => name)).toEqual(['qr']);
  const [qr] = withLibrary;
  expect(brotliCompressSync(qr?.code ?? '').length).toBeLessThanOrEqual(MOST_BYTES);
  expect(all.find(({ name }) => name === 'payment')?.imports).not.toContain(qr?.fileName);
});
