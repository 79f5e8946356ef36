import { expect, it } from 'vitest';
import { withChanges } from './theme-source.ts';

const SOURCE = `import { defineTheme } from '@livery/brand-kit/theme';
// A remark that stays.
export default defineTheme({
  palettes: { dark: { accent: '#FF6B57', 'text-strong': '#FFF' } },
  font: { text: familyList(fonts, 'web'), weight: { bold: 600 } },
  type: { 0: '1rem', '-1': '.5rem' },
  space: [0, 4],
});
`;
const change = (field: string, to: string | number) => ({ field, from: undefined, to });

it.each([
  ['palettes.dark.text-strong', '#EEE', `'text-strong': "#EEE" }`],
  ['type.-1', '.6rem', `'-1': ".6rem" }`],
  ['type.0', '2rem', `0: "2rem"`],
  ['font.weight.bold', 700, 'weight: { bold: 700 }'],
  ['font.text', '"Inter",serif', String.raw`font: { text: "\"Inter\",serif", weight`],
  ['space.1', 5, 'space: [0, 5]'],
  ['space.2', 8, 'space: [0, 4, 8]'],
  ['palettes.dark.good', '#0F0', `'#FFF', "good": "#0F0" }`],
])('puts %s in its place', (field, to, expected) => {
  const changed = withChanges(SOURCE, [change(field, to)]);
  expect(changed).toContain(expected);
  expect(changed).toContain('// A remark that stays.');
});

it('makes a palette that was not there, one colour after the other', () => {
  const changed = withChanges(SOURCE, [change('palettes.light.accent', '#111'), change('palettes.light.line', '#222')]);
  expect(changed).toContain('"light": { "accent": "#111", "line": "#222" }');
});

it('changes nothing without a change, and gives up where there is no theme', () => {
  expect(withChanges(SOURCE, [])).toBe(SOURCE);
  expect(withChanges('export default {};', [change('type.0', '1rem')])).toBeUndefined();
  expect(withChanges(SOURCE, [change('font.text.inner', 1)])).toBeUndefined();
});
