import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { collectStyles, type ModuleStyles } from './collect.ts';
import { styleDefinitions } from './definitions.ts';

const RUNTIME = fileURLToPath(new URL('./static-styled.ts', import.meta.url));
const SHEET = '.livery.css';

/** The module with the class of each style in place of its text; the text follows as the module's own stylesheet. */
export function withClasses(file: string, code: string, { classes }: ModuleStyles): string | null {
  const source = styleDefinitions(file, code);
  if (!source) return null;
  let result = code.slice(0, source.importStart);
  result += `import { styled, globalStyle } from ${JSON.stringify(RUNTIME)};`;
  let end = source.importEnd;
  for (const { kind, name, target, start, end: after } of source.definitions) {
    const call = {
      component: `/*#__PURE__*/ styled(${target}, '${classes.get(name) ?? ''}')`,
      // Whoever plays it is in the stylesheet too.
      keyframes: `''`,
      global: '/*#__PURE__*/ globalStyle()',
    }[kind];
    result += code.slice(end, start) + call;
    end = after;
  }
  // Last, so that the styles a module builds upon come before its own.
  return `${result}${code.slice(end)}\nimport ${JSON.stringify(file + SHEET)};`;
}

/**
 * Writes all styles of a built site into stylesheets, each beside the chunk that needs it: the viewer's browser neither downloads nor runs
 * styled-components. `before` are the plugins that change the sources first.
 */
export function staticStyles(before: readonly Plugin[]): Plugin {
  let styles: ReadonlyMap<string, ModuleStyles> = new Map();
  return {
    name: 'livery:static-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      styles = await collectStyles(before);
    },
    resolveId: (id) => (id.endsWith(SHEET) ? id : null),
    load: (id) => (id.endsWith(SHEET) ? (styles.get(id.slice(0, -SHEET.length))?.css ?? '') : null),
    transform: {
      filter: { id: /\/libs\/.*\.tsx?$/ },
      handler(code, id) {
        const module = styles.get(id);
        const next = module && withClasses(id, code, module);
        return next ? { code: next, map: null } : null;
      },
    },
  };
}
