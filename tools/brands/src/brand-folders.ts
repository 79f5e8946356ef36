import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@livery/look/refusal';

/** The two folders that a brand consists of. Nothing else in the repository names it. */
export const brandFolders = (root: string, id: string) => ({
  brand: join(root, 'brands', id),
  app: join(root, 'apps', id),
});

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export const brandIds = (root: string): string[] =>
  readdirSync(join(root, 'brands')).filter((id) => existsSync(join(root, 'brands', id, 'brand.ts')));

/** @throws Refusal when there is no such brand */
export function requireBrand(root: string, id: string): void {
  const ids = brandIds(root);
  if (!ids.includes(id)) throw new Refusal(`"${id}" is no brand: choose from ${ids.join(', ')}.`);
}

/** @throws Refusal when the id cannot be a folder, a package and a host name, or is taken */
export function requireFreeId(root: string, id: string): void {
  if (!ID.test(id))
    throw new Refusal(`"${id}" cannot be a brand's id: take lower-case letters, digits and single hyphens.`);
  for (const folder of Object.values(brandFolders(root, id)))
    if (existsSync(folder)) throw new Refusal(`${folder.slice(root.length)} is there already: nothing was changed.`);
}

/** The port of each site, by brand. */
export function sitePorts(root: string): Map<string, number> {
  const ports = new Map<string, number>();
  for (const id of readdirSync(join(root, 'apps'))) {
    const file = join(root, 'apps', id, 'package.json');
    if (!existsSync(file)) continue;
    const { livery } = JSON.parse(readFileSync(file, 'utf8')) as { livery?: { port?: number } };
    if (livery?.port !== undefined) ports.set(id, livery.port);
  }
  return ports;
}

/** The first port above those of all sites. */
export const nextPort = (ports: Iterable<number>): number => Math.max(...ports) + 1;
