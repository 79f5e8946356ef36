import { expect, it } from 'vitest';
import { freePorts, tellingLines } from './processes.ts';

it('shows what a program says of its error, without colours and its trace', () => {
  const lines = [
    'building',
    '\u001b[31merror during build:',
    '  Could not resolve "./gone.ts"',
    '    at build (rolldown.js:1)',
    '',
  ];
  expect(tellingLines(lines)).toEqual(['error during build:', 'Could not resolve "./gone.ts"']);
});

it('shows the last lines of a program that names no error', () => {
  expect(tellingLines(['1', '2', '3', '4', '5'])).toEqual(['2', '3', '4', '5']);
});

it('finds ports that are free and all different', async () => {
  const ports = await freePorts(5);
  expect(new Set(ports).size).toBe(5);
  expect(Math.min(...ports)).toBeGreaterThan(0);
});
