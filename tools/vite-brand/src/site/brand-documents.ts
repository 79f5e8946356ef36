import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The documents that a brand brings itself, by their address: `brands/<id>/documents/ru/gift.html` is `/documents/ru/gift.html`. Parts of
 * a page, without a head of their own.
 */
export function brandDocuments(brandFolder: string): ReadonlyMap<string, Buffer> {
  const folder = join(brandFolder, 'documents');
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(
    names.map((name) => [`/documents/${name.replaceAll(sep, '/')}`, readFileSync(join(folder, name))] as const),
  );
}
