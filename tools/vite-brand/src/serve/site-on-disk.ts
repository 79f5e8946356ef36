import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import { robotsText } from '../crawler/robots.ts';
import { sealPage } from '../html/seal.ts';
import { content, type Content } from './content.ts';
import { effectiveConfig } from './effective-config.ts';

export interface SiteOptions {
  /** What a build wrote: `apps/<id>/dist`. */
  readonly folder: string;
  /** The last word on the configuration, after the operator's file. */
  readonly adjust: (config: SiteConfig) => SiteConfig;
}

export interface SiteOnDisk {
  /** The file at a path of the site, or undefined. Page, `/config.json` and `/robots.txt` are those of the configuration in force. */
  readonly read: (path: string) => Content | undefined;
  readonly policyHeader: () => string;
  /** The configuration in force; another object after each change. */
  readonly config: () => SiteConfig;
}

interface Sealed {
  readonly stamp: string;
  readonly page: Content;
  readonly config: Content;
  readonly robots: Content;
  readonly inForce: SiteConfig;
  readonly policyHeader: string;
}

const changedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** A built site, read again when a build or an operator changes it. Throws when its first configuration cannot be used. */
export function siteOnDisk({ folder, adjust }: SiteOptions): SiteOnDisk {
  const index = join(folder, 'index.html');
  const files = new Map<string, { readonly stamp: number; readonly content: Content }>();
  const stampNow = () => `${changedAt(index)} ${changedAt(join(folder, 'config.json'))}`;

  const seal = (stamp: string): Sealed => {
    const built = readFileSync(index, 'utf8');
    const config = adjust(effectiveConfig(folder, built));
    const { html, policyHeader } = sealPage(built, config);
    const settings = `${JSON.stringify(config, null, 2)}\n`;
    return {
      stamp,
      page: content(Buffer.from(html)),
      config: content(Buffer.from(settings)),
      robots: content(Buffer.from(robotsText(config.siteOrigin))),
      inForce: config,
      policyHeader,
    };
  };

  let sealed = seal(stampNow());
  const current = (): Sealed => {
    const stamp = stampNow();
    if (stamp === sealed.stamp) return sealed;
    try {
      sealed = seal(stamp);
    } catch (error) {
      // A site that runs goes on with what it has; the mistake is said once.
      console.error(error instanceof Error ? error.message : String(error));
      sealed = { ...sealed, stamp };
    }
    return sealed;
  };

  const readFile = (path: string): Content | undefined => {
    const file = join(folder, path);
    if (path.includes('/.') || !existsSync(file)) return undefined;
    const stat = statSync(file);
    const known = files.get(path);
    if (known?.stamp === stat.mtimeMs) return known.content;
    if (!stat.isFile()) return undefined;
    const fresh = content(readFileSync(file));
    files.set(path, { stamp: stat.mtimeMs, content: fresh });
    return fresh;
  };

  const made: Readonly<Record<string, (sealed: Sealed) => Content>> = {
    '/index.html': ({ page }) => page,
    '/config.json': ({ config }) => config,
    '/robots.txt': ({ robots }) => robots,
  };
  return {
    read: (path) => made[path]?.(current()) ?? readFile(path),
    policyHeader: () => current().policyHeader,
    config: () => current().inForce,
  };
}
