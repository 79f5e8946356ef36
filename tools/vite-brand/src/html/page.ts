import { earlyPaths } from '@livery/brand-kit/early';
import { APP_VERSION, PAGE_DATA_ID, type PageData } from '@livery/brand-kit/page-data';
import { fontFaceCss, themeAttributes, themeToCss } from '@livery/brand-kit/theme-css';
import { groundColour, opaqueHex, type SiteFiles } from '../site/site-files.ts';
import type { Site } from '../site/site.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { POLICY_META, PRECONNECT_LINK } from './seal.ts';
import { noScriptHtml, skeletonCss, skeletonHtml } from './skeleton.ts';

/** Stand-ins in the `index.html` of an app. */
export const SLOTS = { head: '<!-- livery: head -->', body: '<!-- livery: body -->' } as const;

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;

/** One colour for the browser's own bars, or one for each scheme. */
function themeColours(site: Site): string {
  const { theme } = site;
  if (theme.scheme !== 'system') return meta('name', 'theme-color', opaqueHex(groundColour(site)));
  return (['light', 'dark'] as const)
    .map((scheme) => {
      const colour = opaqueHex(theme.palettes[scheme]?.['surface-0'] ?? '#000');
      return `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${colour}">`;
    })
    .join('');
}

function pageData({ brand, config }: Site, files: SiteFiles): PageData {
  return {
    brand: brand.id,
    appVersion: APP_VERSION,
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    localeVersion: files.localeVersion,
    logo: files.logo,
    earlyPaths: earlyPaths(brand.providerShortname),
    hlsWorker: files.hlsWorker,
    config,
  };
}

/** What stands in the page itself besides the brand: its first script, and the styles of the first chunk. */
interface Inline {
  readonly script: string;
  readonly styles?: string;
}

function head(site: Site, files: SiteFiles, { script, styles = '' }: Inline): string {
  const { brand, theme, config } = site;
  const language = brand.defaultLanguage;
  const title = brand.page.title[language] ?? brand.name;
  const description = brand.page.description[language] ?? '';
  const css = [themeToCss(theme), fontFaceCss(theme.font.files, files.fontUrl), skeletonCss(site), styles].join('\n');
  return [
    '<meta charset="utf-8">',
    POLICY_META,
    // An address may carry a secret for a moment: nobody is told more than the origin.
    meta('name', 'referrer', 'strict-origin'),
    meta('name', 'viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    themeColours(site),
    meta('name', 'color-scheme', theme.scheme === 'system' ? 'light dark' : theme.scheme),
    meta('name', 'application-name', brand.name),
    meta('name', 'apple-mobile-web-app-title', brand.name),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', `${language}_${brand.market.country}`),
    meta('property', 'og:url', `${config.siteOrigin}/`),
    meta('property', 'og:image', `${config.siteOrigin}/icon-512.png`),
    meta('name', 'twitter:card', 'summary'),
    `<style>${css}</style>`,
    PRECONNECT_LINK,
    `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(pageData(site, files))}</script>`,
    `<script>${script}</script>`,
  ].join('\n');
}

/** Fills the template of an app with what its brand is; the page is not sealed yet. */
export function brandedPage(template: string, site: Site, files: SiteFiles, inline: Inline): string {
  for (const [name, slot] of Object.entries(SLOTS))
    if (!template.includes(slot))
      throw new Error(`apps/${site.brand.id}/index.html has no place for its ${name}: ${slot}`);
  const root = attributes({ lang: site.brand.defaultLanguage, ...themeAttributes(site.theme) });
  return template
    .replace(/<html[^>]*>/, () => `<html${root}>`)
    .replace(SLOTS.head, () => head(site, files, inline))
    .replace(SLOTS.body, () => `<div id="root">${skeletonHtml(site, files)}</div>\n${noScriptHtml(site)}`);
}
