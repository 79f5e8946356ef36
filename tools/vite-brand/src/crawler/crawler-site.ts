import type { BrandOfHead } from '@livery/widgets/site-of-brand';
import type { Brand } from '@livery/brand-kit';

/** Texts of the site that answers to crawlers hold, by their keys. */
export const CRAWLER_TEXTS = [
  'nav_channels',
  'nav_packets',
  'nav_news',
  'nav_search',
  'nav_settings',
  'nav_faq',
  'guide_title',
  'channels_free_title',
  'footer_agreement',
  'footer_privacy',
  'footer_terms',
  'footer_ethics',
  'content_similar',
  'not_found_title',
  'not_found_generic',
] as const;
export type CrawlerText = (typeof CRAWLER_TEXTS)[number];

/** What an answer to a crawler has to know of a site: plain data, which a build writes to `crawler.json`. */
export interface CrawlerSite extends Omit<BrandOfHead, 'features'> {
  readonly features: Pick<Brand['features'], 'search' | 'packets' | 'news' | 'guide'>;
  /** CONT-037 */
  readonly hiddenContentIds: readonly number[];
  readonly texts: Readonly<Record<string, Readonly<Record<CrawlerText, string>>>>;
}

/** The file of a build that holds it. */
export const CRAWLER_FILE = '/crawler.json';
