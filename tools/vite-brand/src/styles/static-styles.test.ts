import { join } from 'node:path';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../site/site.ts';
import { collectStyles, type ModuleStyles } from './collect.ts';
import { styleDefinitions } from './definitions.ts';
import { styled } from './static-styled.ts';
import { withClasses } from './static-styles.ts';

const module = (body: string) => `import styled, { keyframes } from 'styled-components';\n${body}`;

describe('styles of a module', () => {
  it('are found with what they are given to', () => {
    const code = module(
      'const turn = keyframes`to { x: y }`;\nexport const Card = styled.li`a: b`;\nconst Own = styled(Card)<{ x: 1 }>`c: d`;',
    );
    const found = styleDefinitions('a.tsx', code)?.definitions.map(({ kind, name, target }) => [kind, name, target]);
    expect(found).toEqual([
      ['keyframes', 'turn', ''],
      ['component', 'Card', "'li'"],
      ['component', 'Own', 'Card'],
    ]);
  });

  it('are none where the library is only spoken of', () => {
    expect(styleDefinitions('a.ts', "const name = 'styled-components';")).toBeNull();
  });

  it.each([
    ['reads props', 'const Card = styled.li`color: ${(props) => props.c}`;', /a\.tsx: the style "Card" reads props/],
    ['is made in a function', 'const make = () => styled.li`a: b`;', /a\.tsx: a style is made inside of a function/],
  ])('are refused when one %s', (_, body, sentence) => {
    expect(() => styleDefinitions('a.tsx', module(body))).toThrow(sentence);
  });

  it('give way to their classes, and the stylesheet comes after everything the module builds upon', () => {
    const code = `${module('import { Base } from "./base.tsx";\nconst Card = styled(Base)`a: b`;\nexport const turn = keyframes`x`;')}`;
    const styles: ModuleStyles = { css: '', classes: new Map([['Card', 'kX']]) };
    const next = withClasses('/a.tsx', code, styles) ?? '';
    expect(next).toContain("const Card = /*#__PURE__*/ styled(Base, 'kX');");
    expect(next).toContain("export const turn = '';");
    expect(next).not.toContain('styled-components');
    expect(next.trimEnd().split('\n').at(-1)).toBe('import "/a.tsx.livery.css";');
  });
});

describe('the components of a built site', () => {
  const draw = (component: unknown, props: object) =>
    renderToStaticMarkup(createElement(component as ElementType, props));
  const Card = styled('li', 'card');
  const Link = ({ to, className }: { to: string; className?: string }) => createElement('a', { href: to, className });

  it('carry their class beside what they are given', () => {
    expect(draw(Card, { className: 'own', title: 'x' })).toBe('<li title="x" class="own card"></li>');
  });

  it('wear the classes of what they are styled from, and none where a brand has no rule', () => {
    expect(draw(styled(Card, 'wide'), {})).toBe('<li class="card wide"></li>');
    expect(draw(styled(Card, ''), {})).toBe('<li class="card"></li>');
  });

  it('may be drawn as something else', () => {
    expect(draw(styled(Card, 'wide'), { as: 'div' })).toBe('<div class="card wide"></div>');
    expect(draw(styled(Link, 'link'), { to: '/a' })).toBe('<a href="/a" class="link"></a>');
  });
});

describe('the stylesheets of the product', () => {
  let styles: ReadonlyMap<string, ModuleStyles>;
  beforeAll(async () => {
    styles = await collectStyles([]);
  });
  const of = (file: string) => styles.get(join(ROOT, 'libs/ui-kit/src', file));

  it('hold every style once, under a class of its own', () => {
    const classes = [...styles.values()].flatMap((module) => [...module.classes.values()]).filter(Boolean);
    expect(classes.length).toBeGreaterThan(100);
    expect(new Set(classes).size).toBe(classes.length);
    for (const [file, { css, classes: own }] of styles)
      for (const name of own.values()) expect(css, file).toContain(`.${name}`);
  });

  it('know other components by their class', () => {
    for (const { css } of styles.values()) expect(css).not.toMatch(/\.c[0-9a-f]{10}\b/);
  });

  it('hold what moves and what the whole page stands on', () => {
    expect(of('feedback/spinner.tsx')?.css).toMatch(/^@keyframes (\w+)\{[^]*animation:\1 /);
    expect(of('theme/global-style.ts')?.css).toContain('box-sizing:border-box');
  });
});
