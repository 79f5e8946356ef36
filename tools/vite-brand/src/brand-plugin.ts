import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import type { Connect, Plugin, Rollup, ViteDevServer } from 'vite';
import { buildClassicScript, earlyScript } from './early/classic-script.ts';
import { brandedPage } from './html/page.ts';
import { sealPage } from './html/seal.ts';
import { developmentPolicy, framePolicy, policyText } from './site/policy.ts';
import { siteFiles } from './site/site-files.ts';
import { ROOT, type Site } from './site/site.ts';
import { localConfig } from './serve/local-config.ts';
import { contentType } from './serve/content-type.ts';
import { readAddress } from './serve/read-address.ts';
import { siteHandler } from './serve/site-handler.ts';

const SERVICE_WORKER = join(ROOT, 'libs/shell/src/service-worker/worker.ts');

/** What a brand adds to Vite: its page, its files, its policy, its service worker. */
export function brandPlugin(site: Site): Plugin {
  const files = siteFiles(site);
  const nonce = randomBytes(12).toString('base64');
  let serving = false;
  let config: SiteConfig = site.config;
  const inPage = new Set<string>();

  return {
    name: 'livery-brand',

    config(_, { command, isPreview }) {
      serving = command === 'serve' && !isPreview;
      if (!serving) return {};
      config = localConfig(site.config);
      return { html: { cspNonce: nonce } };
    },

    transformIndexHtml: {
      order: 'post',
      async handler(template, { bundle }) {
        const { html, styles, taken } = takeStylesheets(template, bundle ?? {});
        for (const file of taken) inPage.add(file);
        const page = brandedPage(html, { ...site, config }, files, { script: await earlyScript(), styles });
        // In development the header alone carries the policy: hashes of a page that Vite still changes would be wrong.
        return serving ? page : sealPage(page, config).html;
      },
    },

    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        forgetStylesheets(bundle, inPage);
        for (const [address, source] of files.files)
          this.emitFile({ type: 'asset', fileName: address.slice(1), source });
        if (existsSync(SERVICE_WORKER))
          this.emitFile({
            type: 'asset',
            fileName: 'service-worker.js',
            source: await buildClassicScript(SERVICE_WORKER),
          });
      },
    },

    configureServer(server) {
      server.middlewares.use(developmentFiles(files.files, config, nonce));
      restartOnBrandChange(server, site);
    },

    configurePreviewServer(server) {
      const { handle } = siteHandler({ folder: join(site.appFolder, 'dist'), adjust: localConfig });
      server.middlewares.use((request, response) => void handle(request, response));
    },
  };
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

/**
 * The page without its links to stylesheets, and what these hold: a few kB that every page needs come with the page itself, so that
 * nothing waits for one more answer.
 */
function takeStylesheets(
  template: string,
  bundle: Rollup.OutputBundle,
): { html: string; styles: string; taken: readonly string[] } {
  const sheets = [...template.matchAll(STYLESHEET)].flatMap(([link, file = '']) => {
    const asset = bundle[file];
    delete bundle[file];
    return asset?.type === 'asset' ? [{ link, file, css: String(asset.source).trim() }] : [];
  });
  return {
    html: sheets.reduce((html, { link }) => html.replace(link, ''), template),
    styles: sheets.map(({ css }) => css).join('\n'),
    taken: sheets.map(({ file }) => file),
  };
}

/**
 * Chunks list what they need by place in a list of files. A stylesheet that stands in the page is no file any more: the chunk's own
 * name takes its place, which is asked for anyway.
 */
function forgetStylesheets(bundle: Rollup.OutputBundle, inPage: ReadonlySet<string>): void {
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk')
      for (const file of inPage)
        chunk.code = chunk.code.replaceAll(JSON.stringify(file), JSON.stringify(chunk.fileName));
}

/** The site's own files from memory, and the policy on everything. */
function developmentFiles(
  files: ReadonlyMap<string, string | Buffer>,
  config: SiteConfig,
  nonce: string,
): Connect.NextHandleFunction {
  const policy = `${policyText(developmentPolicy(config, nonce))}; ${framePolicy(config)}`;
  return (request, response, next) => {
    const { path: pathname } = readAddress(request.url);
    response.setHeader('Content-Security-Policy', policy);
    // The sources change under a service worker: there is none in development.
    const file = pathname === '/config.json' ? `${JSON.stringify(config, null, 2)}\n` : files.get(pathname);
    if (file === undefined && pathname !== '/service-worker.js') return next();
    response.statusCode = file === undefined ? 404 : 200;
    response.setHeader('Content-Type', file === undefined ? 'text/plain' : contentType(pathname));
    response.setHeader('Cache-Control', 'no-cache');
    response.end(file ?? 'There is no service worker in development.');
  };
}

/** Brand data are read once, so a change of them, or of what `brand.ts` and `theme.ts` import, starts the server anew. */
function restartOnBrandChange(server: ViteDevServer, { brandFolder, sources }: Site): void {
  const texts = join(ROOT, 'libs/i18n/locales');
  server.watcher.add([brandFolder, texts, ...sources]);
  const restart = (file: string) => {
    if (file.startsWith(brandFolder) || file.startsWith(texts) || sources.includes(file)) void server.restart();
  };
  // A new or a removed file counts too: a picture, a typeface, the texts of a language.
  for (const event of ['change', 'add', 'unlink'] as const) server.watcher.on(event, restart);
}
