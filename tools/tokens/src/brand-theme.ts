import { existsSync, readdirSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Theme } from '@livery/brand-kit/theme';
import { ROOT } from '@livery/look/project';
import { Refusal } from '@livery/look/refusal';

export const themeFile = (brand: string): string => `${ROOT}brands/${brand}/theme.ts`;

export const themedBrands = (): string[] =>
  readdirSync(`${ROOT}brands`).filter((brand) => existsSync(themeFile(brand)));

/** A theme as its file stands on the disk now. */
export async function loadTheme(brand: string): Promise<Theme> {
  const brands = themedBrands();
  if (!brands.includes(brand)) throw new Refusal(`"${brand}" is no brand: choose from ${brands.join(', ')}.`);
  const file = themeFile(brand);
  const address = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  return ((await import(/* @vite-ignore */ address)) as { default: Theme }).default;
}
