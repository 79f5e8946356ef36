import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isLookedFor } from './neutral-names.ts';
import { pageDataOf } from './html/seal.ts';
import { capabilityFiles } from './site/capabilities.ts';
import { brandIds, loadSite, ROOT } from './site/site.ts';
import { buildSite, firstScripts, text } from './testing/build-site.ts';

const sites = await Promise.all(brandIds().map((id) => loadSite(id)));
const isText = (path: string) => /\.(html|js|css|json|svg|webmanifest|txt)$/.test(path);

/** Where the modules of a build come from, by paths within the repository. */
const modulesOf = (files: Map<string, Buffer>): string[] =>
  [...files].flatMap(([path, content]) =>
    path.endsWith('.js.map') ? (JSON.parse(content.toString()) as { sources: string[] }).sources : [],
  );

/** The files that a capability loads, by paths within the repository. */
const chunksOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    relative(ROOT, join(dirname(file), path)),
  );

/** Words by which a brand would be known: where it stands, what it says of itself, where it belongs, its rules. */
function marks(id: string): string[] {
  const { brand } = sites.find((site) => site.brand.id === id) ?? { brand: undefined };
  if (!brand) return [];
  return [
    `brands/${id}`,
    `livery.${id}.`,
    ...Object.values(brand.page.title),
    ...Object.values(brand.page.description),
    brand.legal.company,
    ...Object.values(brand.support),
    ...brand.social.map(({ url }) => url),
    ...Object.values(brand.stores),
    ...Object.values(brand.legal).filter((address) => address.startsWith('https:')),
    ...quoted(brand.rules.auth.loginPadding?.prefix),
    // "web" is a word of the web itself.
    ...(brand.name === 'web' ? [] : [brand.name]),
  ];
}

/** A short word as a script would write it; undefined and empty ones are no marks. */
const quoted = (word: string | undefined): string[] => (word ? ['"', "'", '`'].map((mark) => mark + word + mark) : []);

describe.each(['birgetv', 'freedom-superapp'])('the built site of %s', async (id) => {
  const files = await buildSite(id);
  const html = text(files, '/index.html');
  const others = sites.map(({ brand }) => brand.id).filter((other) => other !== id);

  it.each(others)('holds nothing of %s', (other) => {
    for (const [path, content] of files) {
      if (!isText(path)) continue;
      for (const mark of marks(other)) expect(content.includes(mark), `${path} contains "${mark}"`).toBe(false);
    }
  });

  it('is made of the modules of no other brand', () => {
    const modules = modulesOf(files);
    expect(modules.some((path) => path.includes(`/brands/${id}/`))).toBe(true);
    const foreign = others.flatMap((other) => [`/brands/${other}/`, `/apps/${other}/`]);
    expect(modules.filter((path) => foreign.some((folder) => path.includes(folder)))).toEqual([]);
  });

  it('has no code of what the brand leaves out, sign-in method by sign-in method', () => {
    const modules = modulesOf(files).map((path) => path.replace(/^.*?\/libs\//, 'libs/'));
    const { taken } = sites.find(({ brand }) => brand.id === id)?.capabilities ?? { taken: [] };
    const all = capabilityFiles(ROOT);
    const isTaken = (file: string) => taken.some((one) => one.file === file);
    const ofTaken = new Set(all.filter(isTaken).flatMap(chunksOf));
    const leftOut = all.filter((file) => !isTaken(file)).flatMap((file) => [relative(ROOT, file), ...chunksOf(file)]);
    expect(leftOut.length).toBeGreaterThan(0);
    expect(modules.filter((path) => leftOut.includes(path) && !ofTaken.has(path))).toEqual([]);
    // The same paths find what is there.
    expect([...ofTaken].filter((path) => modules.includes(path)).length).toBeGreaterThan(30);
  });

  it('has rules of its own looks only, in every stylesheet', () => {
    const { card, hero, button } = sites.find((site) => site.brand.id === id)?.theme.variant ?? {};
    const styles = [...files].filter(([path]) => /\.(css|html)$/.test(path)).map(([, content]) => content.toString());
    const looks = styles.flatMap((css) => [...css.matchAll(/\[data-(?:card|hero|button)=["']?([a-z-]+)/g)]);
    expect([...new Set(looks.map(([, look]) => look))].sort()).toEqual([card, hero, button].sort());
  });

  it('holds its own', () => {
    const all = [...files].filter(([path]) => isText(path)).map(([, content]) => content.toString());
    expect(all.some((content) => content.includes(sites.find(({ brand }) => brand.id === id)?.brand.name ?? '?'))).toBe(
      true,
    );
  });

  it('has no file that a blocker of advertising would look for', () => {
    const built = [...files.keys()].filter((path) => path.startsWith('/assets/'));
    const name = (path: string) => path.replace(/^.*\//, '').replace(/(-[0-9a-f]{8})?\.[\w.]+$/, '');
    expect(built.filter((path) => isLookedFor(name(path)))).toEqual([]);
    // A hash of these letters begins no word that anybody looks for.
    const scripts = built.filter((path) => path.endsWith('.js') && !path.includes('hls-worker'));
    expect(scripts.filter((path) => !/-[0-9a-f]{8}\.js$/.test(path))).toEqual([]);
  });

  it('brings no reader of XML of its own, as every browser has one', () => {
    expect(modulesOf(files).filter((path) => path.includes('xmldom'))).toEqual([]);
  });

  it('serves every file that its page names', () => {
    const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]*)"|url\((\/[^)]*)\)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(addresses.filter((address) => !files.has(address))).toEqual([]);
  });

  it('allows its one inline script and style, and has no other', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const inline = [...html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|application\/json))[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(inline.map((match) => match[1])).toEqual(['style', 'script']);
    for (const [, , source = ''] of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
  });

  it('says its policy before anything that could load', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(script|link|style|img)/));
  });

  it('paints its ground and skeleton with no further file', () => {
    expect(html).toMatch(/<div id="root"><div class="sk"/);
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
  });

  it('names in its scripts only styles that it serves', () => {
    const named = [...files].flatMap(([path, content]) =>
      path.endsWith('.js') ? [...content.toString().matchAll(/assets\/[\w.-]+\.css/g)].map(([name]) => `/${name}`) : [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !files.has(address))).toEqual([]);
  });

  it('keeps the player library out of the first load', () => {
    const player = [...files.keys()].filter(
      (path) => path.endsWith('.js') && text(files, path).includes('hlsManifestParsed'),
    );
    expect(player.length).toBeGreaterThan(0);
    expect(firstScripts(files).filter((path) => player.includes(path))).toEqual([]);
  });

  it('takes the production build of the router, which warns of nothing', () => {
    for (const path of firstScripts(files)) expect(text(files, path)).not.toContain('You rendered descendant <Routes>');
  });

  it('brings the home page with the first load, so that home waits for no second one', () => {
    expect(firstScripts(files).some((path) => text(files, path).includes('startpage'))).toBe(true);
  });

  it('has the worker of the player at the address that it tells', () => {
    expect(files.get(pageDataOf(html).hlsWorker)?.length).toBeGreaterThan(50_000);
  });

  it('gives its languages and no other', () => {
    const languages = sites.find(({ brand }) => brand.id === id)?.brand.languages ?? [];
    const served = [...files.keys()].flatMap((path) => /^\/locales\/(\w+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(served)].sort()).toEqual([...languages].sort());
  });

  it.runIf(existsSync(join(ROOT, 'libs/shell/src/service-worker/worker.ts')))(
    'has its service worker as one classic script',
    () => {
      const worker = text(files, '/service-worker.js');
      expect(worker.length).toBeGreaterThan(1_000);
      expect(worker).not.toMatch(/^\s*(import|export)\s/m);
    },
  );

  it('loads at most 145 kB of scripts for home, with no styles in them', () => {
    const scripts = firstScripts(files).map((path) => text(files, path));
    expect(scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)).toBeLessThanOrEqual(145_000);
    for (const script of scripts) expect(script).not.toContain('data-styled');
  });

  it('has the chunks of the first visit compiled while they come', () => {
    const hinted = firstScripts(files).filter((path) => text(files, path).startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(hinted.map((path) => path.replace(/-.*/, '')).sort()).toEqual(['/assets/framework', '/assets/site']);
  });

  it('loads at most 60 kB of styles and typefaces for a first Russian page', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const typefaces = [...files].filter(([path]) => path.endsWith('.woff2') && !/-(ext|lent)-/.test(path));
    const bytes = typefaces.reduce((sum, [, content]) => sum + content.length, brotliCompressSync(style).length);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
});
