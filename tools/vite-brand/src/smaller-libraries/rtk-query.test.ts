import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../site/site.ts';
import { queriesInAStore } from '../testing/queries-in-a-store.ts';
import { usedParts } from './used-parts.ts';

/** The same steps with the library that a site's build leaves. */
async function inABuild(): Promise<string[]> {
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [usedParts()],
    build: {
      write: false,
      lib: { entry: 'tools/vite-brand/src/testing/queries-in-a-store.ts', formats: ['es'] },
    },
  });
  const [output] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = output?.type === 'chunk' ? output.code : '';
  expect(code.match(/fetchNextPage|lowestPollingInterval|onCacheEntryAdded/g), 'what nobody uses').toBeNull();
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    queriesInAStore: typeof queriesInAStore;
  };
  return built.queriesInAStore();
}

it('calls, kept answers, mutations and tags are in a build what they are in the whole library', async () => {
  const whole = await queriesInAStore();
  expect(whole.length).toBeGreaterThan(25);
  expect(await inABuild()).toEqual(whole);
});

/** A screen that used one of these would work in development and not in a site. */
const LEFT_OUT =
  /\b(infiniteQuery|useInfinite\w+|pollingInterval|refetchOnFocus|refetchOnReconnect|setupListeners|onCacheEntryAdded|usePrefetch|util\.prefetch|upsertQuery\w+|extractRehydrationInfo|getRunningMutation\w+|(arg|rawResponse|response|meta|errorResponse)Schema)\b/;
/** Parts of an endpoint that are left out: endpoints are made in one file. */
const NOT_OF_AN_ENDPOINT = /\b(queryFn|merge|transformResponse|transformErrorResponse)\b/;

it('no source uses what a build leaves out', () => {
  const sources = readdirSync(join(ROOT, 'libs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\.test\.|\.stories\.|testing\//.test(path))
    .map((path) => ({ path, code: readFileSync(join(ROOT, 'libs', path), 'utf8') }));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(({ code }) => LEFT_OUT.test(code)).map(({ path }) => path)).toEqual([]);
  const makers = sources.filter(({ code }) => /\bbuild\.(query|mutation)\(/.test(code));
  expect(makers.map(({ path }) => path)).toEqual(['api-client/src/inject-area.ts']);
  expect(makers.filter(({ code }) => NOT_OF_AN_ENDPOINT.test(code))).toEqual([]);
});
