import type { SiteConfig } from './site-config.ts';

/** The version that the API and statistics are told. MISC-042 */
export const APP_VERSION = 190;

/** The element of the page that holds the page data as JSON. */
export const PAGE_DATA_ID = 'livery-config';

/** What the build writes into the page for the first script and for the application. */
export interface PageData {
  readonly brand: string;
  readonly appVersion: number;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Version query of the locale files: changes when a text changes. CALL-088 */
  readonly localeVersion: string;
  readonly logo: { readonly url: string; readonly width: number; readonly height: number };
  /** What the first script asks without waiting, in order. */
  readonly earlyPaths: readonly string[];
  /** Script for hls.js to run beside the page: the policy forbids Blob workers. */
  readonly hlsWorker: string;
  readonly config: SiteConfig;
}

/** Reads the page data from the text of its element. */
export function readPageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
