import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createProjectGraphAsync } from 'nx/src/devkit-exports.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEPENDENCIES } from '../src/dependencies.ts';
import { ROOT } from '../src/run.ts';

/** One project for each kind; the second of brands shows that siblings are strangers. */
const PROJECTS: Record<string, string[]> = {
  'type:contract': ['libs/contract'],
  'type:value': ['libs/value'],
  'type:brand-kit': ['libs/brand-kit'],
  'type:domain': ['libs/domain'],
  'type:api-client': ['libs/api-client'],
  'type:player-core': ['libs/player-core'],
  'type:platform': ['libs/platform'],
  'type:i18n': ['libs/i18n'],
  'type:ui-kit': ['libs/ui-kit'],
  'type:widgets': ['libs/widgets'],
  'type:feature': ['libs/features'],
  'type:shell': ['libs/shell'],
  'type:brand': ['brands/web', 'brands/almatv'],
  'type:app': ['apps/web', 'apps/almatv'],
  'type:backend': ['tools/backend'],
  'type:build': ['tools/vite-brand'],
  'type:tool': ['tools/dev', 'tools/bench'],
  'type:e2e': ['e2e'],
};

/** A door of a project, or a file of one that has none. */
function doorOf(folder: string, from: string): string {
  const { name, exports } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'));
  const [door] = Object.keys(exports ?? {});
  return door ? `${name}${door.slice(1).replaceAll('*', 'door')}` : `${relative(`${from}/src`, folder)}/src/door.ts`;
}
const eslint = new ESLint({ cwd: ROOT, overrideConfig: { rules: { '@typescript-eslint/no-unused-vars': 'off' } } });

async function boundaryErrors(folder: string, code: string, file = 'src/probe.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}${folder}/${file}` });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => /boundaries|restricted/.test(ruleId ?? ''))
    .map(({ message }) => message);
}

// The boundary rule says nothing at all while there is no project graph.
beforeAll(async () => void (await createProjectGraphAsync()));

/** Each kind's last project may or may not import another kind's first one. */
const directions = Object.entries(PROJECTS).flatMap(([from, sources]) =>
  Object.entries(PROJECTS).flatMap(([to, targets]) => {
    const source = sources.at(-1) ?? '';
    const target = targets.find((folder) => folder !== source);
    return target ? [{ from, to, source, target, allowed: DEPENDENCIES[from]?.includes(to) ?? false }] : [];
  }),
);

describe('dependency direction', () => {
  it.each(directions.filter(({ allowed }) => !allowed))('$from may not import $to', async ({ source, target }) => {
    expect(await boundaryErrors(source, `import '${doorOf(target, source)}';`)).not.toEqual([]);
  });

  it.each(directions.filter(({ allowed, from }) => allowed && from !== 'type:app'))(
    '$from may import $to',
    async ({ source, target }) => {
      expect(await boundaryErrors(source, `import '${doorOf(target, source)}';`)).toEqual([]);
    },
  );

  it('a relative path into another library is no way round', async () => {
    expect(await boundaryErrors('libs/features/channels', `import '../../../shell/src/site.ts';`)).not.toEqual([]);
  });

  it('a feature does not know its neighbour, by no path', async () => {
    for (const path of [
      '../../content/src/watch-page.tsx',
      '../../../info/src/news-page.tsx',
      '@livery/features/site-frame',
    ])
      expect(await boundaryErrors('libs/features/channels', `import '${path}';`)).toContainEqual(
        expect.stringContaining('strangers'),
      );
    expect(await boundaryErrors('libs/features/channels', `import './guide.tsx';`)).toEqual([]);
  });
});

describe('what others wrote is read by what does not throw', () => {
  it.each([
    ['new URL(text)', 'readUrl'],
    ["new URL(text, 'https://a.example')", 'readUrl'],
    ['URL.canParse(text)', 'readUrl'],
    ['decodeURIComponent(text)', 'catch'],
    ['JSON.parse(text)', 'catch'],
  ])('%s', async (call, advice) => {
    const code = `export const probe = (text: string) => ${call};`;
    for (const folder of ['libs/domain', 'libs/widgets', 'libs/features/layout', 'libs/shell'])
      expect(await boundaryErrors(folder, code)).toEqual([expect.stringContaining(advice)]);
    expect(await boundaryErrors('libs/ui-kit', code, 'src/probe.tsx')).toEqual([expect.stringContaining(advice)]);
  });

  it('caught, it may be called; an address of a file of ours always', async () => {
    const caught = 'export function probe(text: string) { try { return JSON.parse(text); } catch { return null; } }';
    expect(await boundaryErrors('libs/widgets', caught)).toEqual([]);
    expect(await boundaryErrors('libs/widgets', "export const probe = new URL('./a.js', import.meta.url);")).toEqual(
      [],
    );
  });
});

describe('the core knows no DOM', () => {
  it.each(['contract', 'brand-kit', 'domain'])(
    'libs/%s may not name window, document or localStorage',
    async (library) => {
      for (const name of ['window', 'document', 'localStorage', 'navigator', 'HTMLElement']) {
        expect(await boundaryErrors(`libs/${library}`, `export const probe = ${name};`)).not.toEqual([]);
      }
    },
  );

  it('elsewhere the DOM is at home', async () => {
    expect(await boundaryErrors('libs/platform', 'export const probe = window;')).toEqual([]);
  });
});

describe('what lives long is a service', () => {
  it.each([
    'let latest = null; export const probe = () => latest;',
    'const known = new Map(); export const probe = () => known;',
    'const known = new WeakMap<object, number>(); export const probe = () => known;',
    'export const probe = createValue(0);',
  ])('a module of widgets or of a feature keeps no value: %s', async (code) => {
    expect(await boundaryErrors('libs/widgets', code)).not.toEqual([]);
    expect(await boundaryErrors('libs/features/channels', code)).not.toEqual([]);
  });

  it('a fixed table is none, nor what a function makes', async () => {
    const code = "const NAMES = new Set(['a']); export const probe = () => new Map([[1, NAMES]]);";
    expect(await boundaryErrors('libs/widgets', code)).toEqual([]);
  });
});
