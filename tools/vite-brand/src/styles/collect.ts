import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as StyledComponents from 'styled-components';
import { build, type Plugin, type Rollup } from 'vite';
import { ROOT } from '../site/site.ts';
import { styleDefinitions, type StyleDefinition } from './definitions.ts';

/** The styles of one module: its part of the stylesheet, and the class that each of its components carries. */
export interface ModuleStyles {
  readonly css: string;
  readonly classes: ReadonlyMap<string, string>;
}

interface Entry {
  readonly file: string;
  readonly name: string;
  readonly kind: StyleDefinition['kind'];
  readonly value: unknown;
}

const SOURCES = 'libs/**/src/**/*.{ts,tsx}';
const NO_SOURCES = /node_modules|\.(stories|test)\.tsx?$|\/stories\//;
const PAGE = 'virtual:livery-styles';
const RECORDER = 'virtual:livery-style-recorder';

/** styled-components itself, beside a list of what was defined with it. */
const RECORDER_CODE = `
import library from 'styled-components';
export const { keyframes, createGlobalStyle } = library;
export default library.default;
export { library };
export const entries = [];
/** What is no style itself can be drawn as anything: only its class counts. */
export const drawn = (target) => typeof target === 'string' || target.styledComponentId ? target : 'div';
`;

const componentId = (file: string, name: string) =>
  `c${createHash('sha256').update(`${file}:${name}`).digest('hex').slice(0, 10)}`;

/** The module with every component under a known id, and every style in the list. */
function recorded(file: string, code: string): string | null {
  const source = styleDefinitions(file, code);
  if (!source) return null;
  const path = relative(ROOT, file);
  let result = '';
  let end = 0;
  for (const { kind, name, target, start, tagEnd, statementEnd } of source.definitions) {
    const tag =
      kind === 'component'
        ? `styled(recorder$drawn(${target})).withConfig({ componentId: '${componentId(path, name)}' })`
        : code.slice(start, tagEnd);
    result += code.slice(end, start) + tag + code.slice(tagEnd, statementEnd);
    result += `;recorder$entries.push({ file: ${JSON.stringify(path)}, name: '${name}', kind: '${kind}', value: ${name} });`;
    end = statementEnd;
  }
  // Names that no module has itself.
  return `import { drawn as recorder$drawn, entries as recorder$entries } from '${RECORDER}';${result}${code.slice(end)}`;
}

function recorder(files: readonly string[]): Plugin {
  return {
    name: 'livery:style-recorder',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === PAGE || id === RECORDER) return id;
      return id === 'styled-components' && importer !== RECORDER ? RECORDER : null;
    },
    load(id) {
      if (id === RECORDER) return RECORDER_CODE;
      if (id !== PAGE) return null;
      return [...files.map((file) => `import '${file}';`), `export { entries, library } from '${RECORDER}';`].join(
        '\n',
      );
    },
    transform: {
      filter: { id: /\/libs\/.*\.tsx?$/ },
      handler(code, id) {
        const next = recorded(id, code);
        return next === null ? null : { code: next, map: null, moduleSideEffects: true };
      },
    },
  };
}

interface Recording {
  entries: readonly Entry[];
  library: typeof StyledComponents;
}

/** Runs only the styles of the sources, and what they are made of. */
async function record(files: readonly string[], plugins: readonly Plugin[]): Promise<Recording> {
  const result = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [...plugins, recorder(files)],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: PAGE, output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput;
  const folder = join(ROOT, 'node_modules/.cache/livery-styles');
  const file = join(folder, `${process.pid}-${Date.now()}.mjs`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, result.output[0].code);
    return (await import(pathToFileURL(file).href)) as Recording;
  } finally {
    rmSync(file, { force: true });
  }
}

/** What styled-components writes into a server's page: each style with the id of its owner and the class it gave. */
const GROUP = /([\s\S]*?)\/\*!sc\*\/\s*data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\s*/g;

interface Group {
  readonly css: string;
  readonly name: string;
}

function groupsOf({ entries, library }: Recording): Map<string, Group> {
  const sheet = new library.ServerStyleSheet();
  const drawn = entries.filter(({ kind }) => kind !== 'keyframes');
  renderToStaticMarkup(
    sheet.collectStyles(drawn.map(({ value }, key) => createElement(value as ElementType, { key }))),
  );
  const text = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  sheet.seal();
  return new Map(
    [...text.matchAll(GROUP)].map(([, css = '', id = '', names = '']) => [
      id,
      { css: css.replaceAll('/*!sc*/', ''), name: names.split(',')[0] ?? '' },
    ]),
  );
}

const GLOBAL = 'sc-global-';

/** Global styles do not tell their ids: they are written in the order in which they were defined. */
function idsOf(entries: readonly Entry[], groups: ReadonlyMap<string, Group>): (entry: Entry) => string {
  const globals = entries.filter(({ kind }) => kind === 'global');
  const globalIds = [...groups.keys()].filter((id) => id.startsWith(GLOBAL));
  return (entry) =>
    ({
      component: () => componentId(entry.file, entry.name),
      keyframes: () => `sc-keyframes-${(entry.value as { getName(): string }).getName()}`,
      global: () => globalIds[globals.indexOf(entry)] ?? '',
    })[entry.kind]();
}

/**
 * The styles of all libraries as styled-components itself computes them, by absolute path of the module. `plugins` change the sources
 * first, as they do in the build that asks.
 */
export async function collectStyles(plugins: readonly Plugin[]): Promise<ReadonlyMap<string, ModuleStyles>> {
  const files = globSync(SOURCES, { cwd: ROOT })
    .map((file) => join(ROOT, file))
    .filter((file) => !NO_SOURCES.test(file) && readFileSync(file, 'utf8').includes("'styled-components'"))
    .sort();
  const recording = await record(files, plugins);
  const groups = groupsOf(recording);
  const idOf = idsOf(recording.entries, groups);
  const named = [...groups].filter(([id]) => id.startsWith('c'));
  // A style that names another component means its class.
  const withClasses = (css: string) =>
    named.reduce((text, [id, { name }]) => text.replaceAll(`.${id}`, `.${name}`), css);

  const styles = new Map<string, { css: string; classes: Map<string, string> }>();
  for (const entry of recording.entries) {
    const group = groups.get(idOf(entry));
    const path = join(ROOT, entry.file);
    const module = styles.get(path) ?? { css: '', classes: new Map<string, string>() };
    styles.set(path, module);
    module.css += withClasses(group?.css ?? '');
    if (entry.kind === 'component') module.classes.set(entry.name, group?.name ?? '');
  }
  return styles;
}
