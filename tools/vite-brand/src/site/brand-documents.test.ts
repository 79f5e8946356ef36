import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { brandDocuments } from './brand-documents.ts';

it('NAV-029 a brand’s own document has an address by its language and name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(brandDocuments(folder)).toEqual(new Map());
  mkdirSync(join(folder, 'documents/kk'), { recursive: true });
  writeFileSync(join(folder, 'documents/kk/gift.html'), '<p>Сыйлық</p>');
  writeFileSync(join(folder, 'documents/kk/draft.txt'), 'not yet');
  expect(brandDocuments(folder)).toEqual(new Map([['/documents/kk/gift.html', Buffer.from('<p>Сыйлық</p>')]]));
});
