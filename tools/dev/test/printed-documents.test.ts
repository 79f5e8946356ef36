import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printedDocuments, ROOT } from '../src/printed-documents.ts';

it.each(printedDocuments())('%s says what the code says (npm run documents)', (path, text) => {
  expect(readFileSync(ROOT + path, 'utf8')).toBe(text);
});
