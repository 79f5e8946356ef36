import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutForeignEntries, withoutForeignRules } from './own-looks.ts';

const LOOKS = { card: 'title-below', hero: 'full-bleed-cinema', button: 'solid-medium' } as const;
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

it('drops a rule of another brand with everything nested in it', () => {
  const code = `
  color: red;
  :root[data-card='overlay-title'] & {
    \${fill}
    &:hover { top: 0; }
    @media (min-width: 1px) { left: 0; }
  }
  top: 1px;`;
  expect(squeeze(withoutForeignRules(code, LOOKS))).toBe('color: red; top: 1px;');
});

it('keeps its own rules, and of a list its own selectors', () => {
  const code = `
  :root[data-card='title-below'] & {
    top: 0;
  }
  :root[data-hero='scoreboard'] &::after,
  :root[data-hero='full-bleed-cinema'] &::after {
    left: 0;
  }`;
  expect(squeeze(withoutForeignRules(code, LOOKS))).toBe(
    ":root[data-card='title-below'] & { top: 0; } :root[data-hero='full-bleed-cinema'] &::after { left: 0; }",
  );
});

it('knows the shorthand of the hero’s looks', () => {
  const code =
    "\n  ${on('scoreboard')} [data-part='slide'] {\n    top: 0;\n  }\n  ${on('full-bleed-cinema')} {\n    left: 0;\n  }\n";
  expect(squeeze(withoutForeignRules(code, LOOKS))).toBe("${on('full-bleed-cinema')} { left: 0; }");
});

it('leaves other rules and code alone', () => {
  const code = "const a = { b: `:root[data-density='compact'] & { top: 0; }` };\n:root {\n top: 0; }\n";
  expect(withoutForeignRules(code, LOOKS)).toBe(code);
});

it('keeps the own entries of the tables of looks', () => {
  const code =
    "export const cardLooks = {\n  'title-below': {},\n  'framed-mat': {\n    a: 'b',\n  },\n};\nexport const buttonLooks = {\n  block: {\n    c: 'd',\n  },\n  'solid-medium': {},\n};";
  expect(squeeze(withoutForeignEntries(code, LOOKS))).toBe(
    "export const cardLooks = { 'title-below': {}, }; export const buttonLooks = { 'solid-medium': {}, };",
  );
});

it('keeps of the empty scenes the own one: a site ships no picture of another brand', () => {
  const code = readFileSync(new URL('../../../libs/ui-kit/src/states/scene-looks.ts', import.meta.url), 'utf8');
  expect(withoutForeignEntries(code, LOOKS).match(/\w+\.webp/g)).toEqual(['steppe.webp']);
});
