import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutStacks } from './ready-errors.ts';

const errorsIn = (module: string) => {
  const code = readFileSync(fileURLToPath(import.meta.resolve(module)), 'utf8');
  return withoutStacks(code).match(/^.*Object\.create\(Error\.prototype.*$/gm) ?? [];
};

it('finds the errors that React and the toolkit keep ready, and no others', () => {
  const folder = new URL('.', import.meta.resolve('react-dom'));
  expect(errorsIn(new URL('cjs/react-dom-client.production.js', folder).href)).toHaveLength(5);
  const toolkit = new URL('rtk-query.modern.mjs', import.meta.resolve('@reduxjs/toolkit/query'));
  expect(errorsIn(toolkit.href)).toHaveLength(1);
});

it('keeps what an error is and says, without a stack', () => {
  const made = new Function(`${withoutStacks('var KEPT = Error("It was left.");')} return KEPT;`)() as Error;
  expect(made).toBeInstanceOf(Error);
  expect([made.message, made.name, made.stack]).toEqual(['It was left.', 'Error', undefined]);
});

it('leaves errors that are made where they are thrown', () => {
  const code = 'function f() {\n    pendingProps = Error(\n      "a"\n    );\n  throw new Error("b");\n}';
  expect(withoutStacks(code)).toBe(code);
});
