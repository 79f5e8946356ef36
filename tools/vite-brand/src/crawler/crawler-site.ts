import type { Brand } from '@livery/brand-kit';
import { createSiteMap, type PlacedRoute, type SiteMap } from '@livery/widgets/site-map';
import type { BrandOfHead } from '@livery/widgets/site-of-brand';

/** Texts of the site that answers to crawlers hold, by their keys. */
export const CRAWLER_TEXTS = [
  'nav_channels',
  'nav_packets',
  'nav_news',
  'nav_search',
  'nav_settings',
  'nav_faq',
  'nav_home',
  'guide_title',
  'new_year_title',
  'channels_free_title',
  'row_found',
  'person_movies',
  'person_series',
  'filter_year_before',
  'filter_year_since',
  'filter_rating_named',
  'footer_agreement',
  'footer_privacy',
  'footer_terms',
  'footer_ethics',
  'document_gift',
  'instructions_title',
  'instructions_lead',
  'instructions_manual_title',
  'app_store_title',
  'app_store_lead',
  'app_open_title',
  'region_title',
  'promo_page_title',
  'action_sign_in',
  'content_trailer',
  'content_similar',
  'not_found_title',
  'not_found_generic',
] as const;
export type CrawlerText = (typeof CRAWLER_TEXTS)[number];

/** What an answer to a crawler has to know of a site: plain data, which a build writes to `crawler.json`. */
export interface CrawlerSite extends BrandOfHead, Pick<Brand, 'providerShortname' | 'documents'> {
  /** Where everything is on the site. */
  readonly routes: readonly Pick<PlacedRoute, 'path' | 'screen'>[];
  /** CONT-037 */
  readonly hiddenContentIds: readonly number[];
  readonly texts: Readonly<Record<string, Readonly<Record<CrawlerText, string>>>>;
}

/** The site's own reading of addresses. */
export const siteMapOf = ({ routes }: Pick<CrawlerSite, 'routes'>): SiteMap =>
  createSiteMap({ routes, modals: {}, keptAtLogout: [] });

/** The file of a build that holds it. */
export const CRAWLER_FILE = '/crawler.json';
