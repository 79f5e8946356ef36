/**
 * Writes `config.json` of a built site into its page, for servers that know nothing of this project:
 *
 *     npx node tools/vite-brand/src/configure.ts apps/web/dist
 *
 * Prints the Content-Security-Policy to send as a header with the page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealPage } from './html/seal.ts';
import { effectiveConfig } from './serve/effective-config.ts';

const [folder = ''] = process.argv.slice(2);
const page = join(folder, 'index.html');
if (!existsSync(page)) {
  console.error(`"${folder}" holds no built site: name the folder of a build, such as apps/web/dist.`);
  process.exit(1);
}
try {
  const html = readFileSync(page, 'utf8');
  const sealed = sealPage(html, effectiveConfig(folder, html));
  writeFileSync(page, sealed.html);
  console.log(`Content-Security-Policy: ${sealed.policyHeader}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
