import type { SiteConfig } from './site-config.ts';

/** The version that the API and statistics are told. MISC-042 */
export const APP_VERSION = 190;

/** The element of the page that holds the page data as JSON. */
export const PAGE_DATA_ID = 'livery-config';

/** What the build writes into the page for the first script and for the application. */
export interface PageData {
  readonly brand: string;
  readonly appVersion: number;
  readonly config: SiteConfig;
  readonly defaultLanguage: string;
  /** Address of each language's texts, with its version. CALL-088 */
  readonly locales: Readonly<Record<string, string>>;
  /** The Accept-Language that stands for each interface language. API-002 */
  readonly acceptLanguages: Readonly<Record<string, string>>;
  /** Script for hls.js to run beside the page: the policy forbids Blob workers. */
  readonly hlsWorker: string;
}

/** Reads the page data from the text of its element. */
export function readPageData(text: string): PageData {
  return JSON.parse(text) as PageData;
}
