import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { APP_VERSION } from '@livery/brand-kit/page-data';
import { parseColour } from '@livery/brand-kit/contrast';
import { schemesOf } from '@livery/brand-kit/theme';
import { CRAWLER_FILE } from '../crawler/crawler-site.ts';
import { robotsText } from '../crawler/robots.ts';
import { crawlerSite } from '../crawler/site-of-build.ts';
import { icoOf } from '../icons/ico.ts';
import { brandDocuments } from './brand-documents.ts';
import { pictureSize } from './picture-size.ts';
import { shortHash, type Site } from './site.ts';

/** What a site serves beside its bundle, by address; the same in development and in a build. */
export interface SiteFiles {
  readonly files: ReadonlyMap<string, string | Buffer>;
  readonly localeVersion: string;
  readonly logo: { readonly url: string; readonly width: number; readonly height: number };
  readonly hlsWorker: string;
  readonly fontUrl: (file: string) => string;
}

/** The smallest picture there is: one transparent pixel. */
const PING_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
const FIXED_ASSETS = ['favicon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];

/** The page's ground in the first scheme; `theme-color` of the browser and the splash screen take it. */
export function groundColour({ theme }: Site): string {
  const [scheme = 'dark'] = schemesOf(theme);
  return theme.palettes[scheme]?.['surface-0'] ?? '#000000';
}

function manifest(site: Site): string {
  const { brand } = site;
  const language = brand.defaultLanguage;
  const colour = groundColour(site);
  return JSON.stringify({
    id: '/',
    name: brand.page.title[language],
    short_name: brand.name,
    description: brand.page.description[language],
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    categories: ['entertainment'],
    icons: ICONS,
  });
}

/** Found from the player library, which owns the dependency. */
function hlsWorker(): { name: string; content: Buffer } {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('hls.js/package.json'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const source = readFileSync(join(folder, 'dist/hls.worker.js'), 'utf8');
  // Its source map is not served.
  const content = Buffer.from(source.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
  return { name: `/assets/hls-worker-${version}-${shortHash(content)}.js`, content };
}

const hashedName = (name: string, content: Buffer): string => {
  const dot = name.lastIndexOf('.');
  return `/assets/${name.slice(0, dot)}-${shortHash(content)}${name.slice(dot)}`;
};

/** A colour that `<meta name="theme-color">` of every browser reads. */
export const opaqueHex = (colour: string): string => {
  const { r = 0, g = 0, b = 0 } = parseColour(colour) ?? {};
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
};

/** Gathers the files of a site: icons, manifest, typefaces, texts, documents, the player's worker and the small files that the product asks for. */
export function siteFiles(site: Site): SiteFiles {
  const { assets, texts, theme, config } = site;
  const files = new Map<string, string | Buffer>();
  const asset = (name: string) => assets.get(name) ?? Buffer.alloc(0);

  for (const name of FIXED_ASSETS) files.set(`/${name}`, asset(name));
  files.set('/favicon.ico', icoOf(asset('icon-192.png'), 192));
  const logo = asset('logo.svg');

  const fontUrls = new Map<string, string>();
  for (const { file } of theme.font.files.faces) {
    const content = asset(`fonts/${file}`);
    fontUrls.set(file, hashedName(file, content));
    files.set(hashedName(file, content), content);
  }

  const locales = [...texts].flatMap(([language, areas]) =>
    Object.entries(areas).map(([area, table]) => [`/locales/${language}/${area}.json`, JSON.stringify(table)] as const),
  );
  for (const [address, text] of locales) files.set(address, text);

  for (const [address, text] of brandDocuments(site.brandFolder)) files.set(address, text);

  const worker = hlsWorker();
  files.set(worker.name, worker.content);
  files.set('/manifest.webmanifest', manifest(site));
  files.set('/config.json', `${JSON.stringify(config, null, 2)}\n`);
  files.set('/robots.txt', robotsText(config.siteOrigin));
  files.set(CRAWLER_FILE, JSON.stringify(crawlerSite(site)));
  files.set('/ping.gif', PING_GIF);

  return {
    files,
    localeVersion: `${APP_VERSION}-${shortHash(locales.map(([, text]) => text).join('\n'))}`,
    logo: { url: inPage(logo), ...(pictureSize('logo.svg', logo) ?? { width: 0, height: 0 }) },
    hlsWorker: worker.name,
    fontUrl: (file) => fontUrls.get(file) ?? '',
  };
}

/** A small picture as an address of its own: the first thing that a viewer sees waits for no second answer. */
function inPage(svg: Buffer): string {
  const text = svg.toString('utf8').trim().replaceAll('"', "'");
  const kept = /%(?:20|3D|3A|2F|2C|3B|28|29)/g;
  return `data:image/svg+xml,${encodeURIComponent(text).replaceAll("'", '%27').replace(kept, decodeURIComponent)}`;
}
