import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '@livery/brand-kit';
import { ROOT } from './run.ts';

/** A site that runs on this machine. */
export interface RunningSite {
  readonly brand: string;
  /** Without a slash at the end. */
  readonly origin: string;
}

/**
 * What the reference backend takes as `SITE_ORIGINS`: each site led by the provider whose viewers it serves. Two brands may serve the viewers of one.
 * @param root the tree that the sites run in
 */
export async function siteOrigins(sites: readonly RunningSite[], root = ROOT): Promise<string> {
  const named = sites.map(async ({ brand, origin }) => {
    const file = pathToFileURL(join(root, 'brands', brand, 'brand.ts')).href;
    const { default: data } = (await import(file)) as { default: Brand };
    return `${data.providerShortname}=${origin}`;
  });
  return (await Promise.all(named)).join(',');
}
