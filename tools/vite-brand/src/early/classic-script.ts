import { build, type Rollup } from 'vite';

/** Oldest browsers of the sites. */
export const SITE_TARGETS = ['chrome109', 'safari16', 'firefox115'];

/** One source file and all it imports as one classic script. */
export async function buildClassicScript(entry: string, minify = true): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: SITE_TARGETS,
      minify,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'livery', fileName: 'script' },
    },
  })) as Rollup.RollupOutput[];
  const chunk = result.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code;
}

let early: Promise<string> | undefined;

/** The first script of every page; the same for all brands, made once per process. */
export function earlyScript(): Promise<string> {
  early ??= buildClassicScript(new URL('./early-requests.ts', import.meta.url).pathname).then((code) => code.trim());
  return early;
}
