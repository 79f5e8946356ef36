import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What is kept between looks: databases and made pictures. */
export const CACHE = `${ROOT}node_modules/.cache/livery-look`;

/** Brands that are built as sites. */
export const siteBrands = (root = ROOT): string[] =>
  readdirSync(`${root}apps`).filter((id) => existsSync(`${root}apps/${id}/vite.config.ts`));
