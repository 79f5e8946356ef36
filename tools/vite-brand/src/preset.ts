import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { brandLooks } from './brand-looks.ts';
import { brandPlugin } from './brand-plugin.ts';
import { calledOnLoad } from './called-on-load.ts';
import { FIRST_VISIT, firstVisit } from './first-visit.ts';
import { staticStyles } from './styles/static-styles.ts';
import { SITE_TARGETS } from './early/classic-script.ts';
import { NEUTRAL_NAMES } from './neutral-names.ts';
import { smallChunks } from './small-chunks.ts';
import { siteModules } from './site-modules.ts';
import { productionRouter } from './smaller-libraries/production-router.ts';
import { readyErrors } from './smaller-libraries/ready-errors.ts';
import { unusedComponents } from './smaller-libraries/unused-components.ts';
import { usedParts } from './smaller-libraries/used-parts.ts';
import { loadSite, refuseProblems } from './site/site.ts';

const FRAMEWORK_CHUNK = 'framework';
/** Libraries that change seldom and that every page needs: one chunk that outlives deploys. */
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-redux|@reduxjs|react-router|react-router-dom|immer|redux|reselect)\//;

const ALWAYS_THERE = new RegExp(`/(${FRAMEWORK_CHUNK}|${FIRST_VISIT}|rolldown-runtime)-[^-/]+$`);

/**
 * Everything about the build of a brand's site; `apps/<id>/vite.config.ts` is `export default brandApp(import.meta.url)`, so that a restart of
 * the development server reads the brand anew. A brand with problems is not built: the error names each of them.
 */
export function brandApp(configAddress: string): () => Promise<UserConfig> {
  const appFolder = dirname(fileURLToPath(configAddress));
  return async () => {
    const site = await loadSite(basename(appFolder), resolve(appFolder, '../..'));
    refuseProblems(site);
    const looks = brandLooks(site);
    return {
      root: site.appFolder,
      publicDir: false,
      cacheDir: `../../node_modules/.vite/${site.brand.id}`,
      plugins: [
        siteModules(site),
        unusedComponents(),
        usedParts(),
        readyErrors(),
        productionRouter(),
        looks,
        staticStyles([looks]),
        react(),
        brandPlugin(site),
        calledOnLoad([FRAMEWORK_CHUNK, FIRST_VISIT]),
      ],
      build: {
        target: SITE_TARGETS,
        outDir: 'dist',
        emptyOutDir: true,
        // What is inlined as data: would need its own line in the policy.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // What every page has loaded before its first import() is named by none of them.
          resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_THERE.test(file)),
        },
        reportCompressedSize: false,
        // The player libraries are larger, and come only with a page that plays.
        chunkSizeWarningLimit: 600,
        rolldownOptions: {
          output: {
            ...NEUTRAL_NAMES,
            codeSplitting: {
              groups: [
                { name: FRAMEWORK_CHUNK, test: FRAMEWORK, priority: 1 },
                { name: firstVisit(), debugName: 'first visit' },
                ...smallChunks(),
                // The light and the full player library are never loaded together.
                { name: 'hls-light', test: /\/node_modules\/hls\.js\/dist\/hls\.light/ },
                { name: 'hls', test: /\/node_modules\/hls\.js\/dist\/hls\.(?!light)/ },
                { name: 'shaka-hls', test: /\/node_modules\/shaka-player\/dist\/shaka-player\.hls/ },
                { name: 'shaka-dash', test: /\/node_modules\/shaka-player\/dist\/shaka-player\.dash/ },
              ],
            },
          },
        },
      },
      server: { port: site.port, strictPort: true },
      preview: { port: site.port, strictPort: true },
    };
  };
}
