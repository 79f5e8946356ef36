import { type Scheme, type Theme, schemesOf } from '@livery/brand-kit/theme';
import { fontFaceCss, themeAttributes, themeToCss } from '@livery/brand-kit/theme-css';

/** The real themes, found in `brands/`: a new brand is in the toolbar without a word here. */
const themeFiles = import.meta.glob<Theme>('../brands/*/theme.ts', { eager: true, import: 'default' });
const fontUrls = import.meta.glob<string>('../brands/*/assets/fonts/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});
const logoUrls = import.meta.glob<string>('../brands/*/assets/logo.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const brandOf = (path: string) => path.split('/')[2] ?? '';

export const themes: Readonly<Record<string, Theme>> = Object.fromEntries(
  Object.entries(themeFiles).map(([path, theme]) => [brandOf(path), theme]),
);
export const brandIds = Object.keys(themes);

const apps = import.meta.glob<{ port?: number }>('../apps/*/package.json', { eager: true, import: 'livery' });
const portOf = (brand: string) => apps[`../apps/${brand}/package.json`]?.port ?? Infinity;

/** The brand that `npm start` shows: the one with the first port. */
export const [firstBrand = ''] = [...brandIds].sort((one, other) => portOf(one) - portOf(other));

/** Every look that a viewer can meet: each brand in each of its schemes. */
export const looks = brandIds.flatMap((brand) => {
  const theme = themes[brand];
  return theme ? schemesOf(theme).map((scheme) => ({ brand, scheme })) : [];
});

const STYLE_ID = 'brand-theme';

/** Dresses the page as the brand: its tokens, its fonts, its named looks. The same CSS as in the branded HTML. */
export function wearBrand(
  brand: string,
  {
    scheme,
    density,
    fonts = true,
  }: { scheme?: Scheme | undefined; density?: string | undefined; fonts?: boolean } = {},
): void {
  const theme = themes[brand] ?? themes[firstBrand];
  if (!theme) return;
  const style = document.getElementById(STYLE_ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = STYLE_ID;
  const faces = fonts
    ? fontFaceCss(theme.font.files, (file) => fontUrls[`../brands/${brand}/assets/fonts/${file}`] ?? file)
    : '';
  const css = `${faces}\n${themeToCss(theme)}`;
  if (style.textContent !== css) style.textContent = css;

  const root = document.documentElement;
  const attributes: Record<string, string> = {
    ...themeAttributes(theme),
    ...(density ? { 'data-density': density } : {}),
  };
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  if (scheme && schemesOf(theme).includes(scheme)) root.dataset['scheme'] = scheme;
  else delete root.dataset['scheme'];
  root.style.setProperty('--story-logo', `url("${logoUrls[`../brands/${brand}/assets/logo.svg`] ?? ''}")`);
}
