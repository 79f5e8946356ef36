import { LOOKS } from './all-looks.ts';
import { BASE_VALUES, type LookValues } from './base-values.ts';
import { LOOK_KINDS } from './look.ts';

const declared = (values: LookValues) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** The values of all looks as rules on the root; the first rule is what a page without a brand gets. */
export const lookValuesCss = [
  `:root{${declared(BASE_VALUES)}}`,
  ...LOOK_KINDS.flatMap((kind) =>
    Object.entries(LOOKS[kind]).map(([look, { values = {} }]) => `:root[data-${kind}='${look}']{${declared(values)}}`),
  ),
].join('\n');
