import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '@livery/brand-kit';
import { brandFolders, nextPort, requireBrand, requireFreeId, sitePorts } from './brand-folders.ts';
import { renamedFile, type Rename } from './renamed.ts';
import { drawSampleArtwork } from './sample-artwork.ts';

/** What a build or a run leaves in an app's folder. */
const NOT_COPIED = new Set(['dist', 'node_modules', '.vite']);
const BINARY = /\.(png|woff2|webp|avif|ico)$/;

function copyRenamed(from: string, to: string, rename: Rename, inside = ''): void {
  for (const entry of readdirSync(join(from, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name);
    if (NOT_COPIED.has(entry.name)) continue;
    if (entry.isDirectory()) {
      copyRenamed(from, to, rename, path);
      continue;
    }
    const content = readFileSync(join(from, path));
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, BINARY.test(path) ? content : renamedFile(path, content.toString('utf8'), rename));
  }
}

/** `blue-sky` is called "Blue Sky" until somebody gives it a name. */
export const nameOfId = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export interface NewBrand {
  readonly id: string;
  readonly from: string;
  /** What viewers read; unset: made from the id. */
  readonly name?: string | undefined;
}

/**
 * Makes `brands/<id>` and `apps/<id>` after another brand: its rules, theme, typefaces and texts under the new name, with a logo to begin with.
 * Nothing is left behind when it fails.
 * @returns the port that the site was given
 * @throws Refusal when the id is taken or impossible, or there is no brand to begin from
 */
export async function makeBrand(root: string, { id, from, name = nameOfId(id) }: NewBrand): Promise<number> {
  requireFreeId(root, id);
  requireBrand(root, from);
  const source = brandFolders(root, from);
  const target = brandFolders(root, id);
  const { default: brand } = (await import(pathToFileURL(join(source.brand, 'brand.ts')).href)) as { default: Brand };
  const port = nextPort(sitePorts(root).values());
  const rename: Rename = { from: { id: from, name: brand.name }, to: { id, name }, port };
  try {
    copyRenamed(source.brand, target.brand, rename);
    copyRenamed(source.app, target.app, rename);
    await drawSampleArtwork(root, target.brand, name);
  } catch (error) {
    for (const folder of Object.values(target)) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return port;
}
