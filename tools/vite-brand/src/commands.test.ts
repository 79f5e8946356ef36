import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandedPage, SLOTS } from './html/page.ts';
import { pageDataOf, sealPage } from './html/seal.ts';
import { siteFiles } from './site/site-files.ts';
import { brandIds, loadSite, ROOT } from './site/site.ts';

const run = (file: string, ...args: string[]) =>
  new Promise<{ code: number | string; output: string; errors: string }>((resolve) => {
    execFile(process.execPath, [join(ROOT, 'tools/vite-brand/src', file), ...args], (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });

it.each([
  [['orbit'], `"orbit" is no brand: choose from ${brandIds().join(', ')}.`],
  [[], `"" is no brand: choose from ${brandIds().join(', ')}.`],
])('says in one sentence what it cannot serve: %j', async (args, sentence) => {
  const { code, errors } = await run('serve.ts', ...args);
  expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
});

it("writes an operator's configuration into a built page and tells the header", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-configure-'));
  const site = await loadSite(brandIds()[0] ?? '');
  const template = `<!doctype html><html><head>${SLOTS.head}</head><body>${SLOTS.body}</body></html>`;
  writeFileSync(
    join(folder, 'index.html'),
    sealPage(brandedPage(template, site, siteFiles(site), { script: 'go()' }), site.config).html,
  );
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiOrigin: 'https://api.orbit.example' }));

  const { code, output } = await run('configure.ts', folder);
  expect(code).toBe(0);
  expect(output).toMatch(
    /^Content-Security-Policy: .*connect-src 'self' https:\/\/api\.orbit\.example http:\/\/localhost:4101;/,
  );
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(pageDataOf(page).config.apiOrigin).toBe('https://api.orbit.example');
  expect(page).toContain("connect-src 'self' https://api.orbit.example http://localhost:4101;");

  writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiOrigin: 'api' }));
  const refused = await run('configure.ts', folder);
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('apiOrigin is "api", but it must be an origin');
  rmSync(folder, { recursive: true });
});
