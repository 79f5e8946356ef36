import type { Theme } from '@livery/brand-kit/theme';
import type { Plugin } from 'vite';

/** The looks of a brand by the root attribute that chooses them. */
type Looks = Pick<Theme['variant'], 'card' | 'hero' | 'button'>;

/** One selector that only another brand's root can match: `:root[data-card='x'] …`, or `${on('x')} …` of the hero's looks. */
function isForeign(selector: string, looks: Looks): boolean {
  const [, attribute, value] = /:root\[data-(card|hero|button)='([^']+)'\]/.exec(selector) ?? [];
  if (attribute && value) return looks[attribute as keyof Looks] !== value;
  const hero = /\$\{on\('([^']+)'\)\}/.exec(selector)?.[1];
  return hero !== undefined && hero !== looks.hero;
}

/** The end of the block whose `{` stands at `open`; `${…}` inside it is a pair of braces like any other. */
function endOfBlock(code: string, open: number): number {
  let depth = 0;
  for (let index = open; index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    if (code[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return code.length;
}

/** A rule that begins with one of the looks' selectors, up to its `{`, which is not that of a `${`. */
const RULE_OF_A_LOOK = /^[ \t]*(?::root\[data-(?:card|hero|button)='|\$\{on\([^)]*\)\})(?:\$\{[^}]*\}|[^{}`;])*\{/m;

/** The source of a component without the rules of looks that this brand has not; a list of selectors keeps its own ones. */
export function withoutForeignRules(code: string, looks: Looks): string {
  let kept = '';
  let rest = code;
  for (let rule = RULE_OF_A_LOOK.exec(rest); rule; rule = RULE_OF_A_LOOK.exec(rest)) {
    const open = rule.index + rule[0].length - 1;
    const selectors = rule[0].slice(0, -1).split(',');
    const own = selectors.filter((selector) => !isForeign(selector, looks));
    kept += rest.slice(0, rule.index);
    if (own.length > 0) {
      kept += `${own.join(',')}{`;
      rest = rest.slice(open + 1);
    } else {
      rest = rest.slice(endOfBlock(rest, open));
    }
  }
  return kept + rest;
}

/** The tables of looks with only the brand's own entries. */
export function withoutForeignEntries(code: string, looks: Looks): string {
  const own: readonly string[] = [looks.card, looks.button, looks.hero];
  let kept = '';
  let rest = code;
  const entry = /^ {2}'?([a-z-]+)'?: \{/m;
  for (let found = entry.exec(rest); found; found = entry.exec(rest)) {
    const end = endOfBlock(rest, found.index + found[0].length - 1);
    kept += rest.slice(0, found.index);
    if (own.includes(found[1] ?? '')) kept += rest.slice(found.index, end);
    rest = rest.slice(rest[end] === ',' && !own.includes(found[1] ?? '') ? end + 1 : end);
  }
  return kept + rest;
}

const TABLES_OF_LOOKS = /\/(theme\/looks|states\/scene-looks)\.ts$/;

/** Leaves the looks of other brands out of a brand's build: a viewer downloads one brand. */
export function ownLooks({ variant }: Theme): Plugin {
  return {
    name: 'livery:own-looks',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/libs\/(ui-kit|features\/[^/]+)\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const rules = withoutForeignRules(code, variant);
        const next = TABLES_OF_LOOKS.test(id) ? withoutForeignEntries(rules, variant) : rules;
        // Lines go only from inside of templates and tables: the rest keeps its meaning, and a build has no use for exact maps of styles.
        return next === code ? null : { code: next, map: null };
      },
    },
  };
}
