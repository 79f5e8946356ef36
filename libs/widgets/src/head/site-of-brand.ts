import { brandText, type Brand } from '@livery/brand-kit';
import type { HeadSite } from '@livery/domain/head';

/** What a head takes of a brand: plain data, which a build can write down for whoever answers crawlers. */
export type BrandOfHead = Pick<Brand, 'name' | 'languages' | 'defaultLanguage' | 'page' | 'market'> & {
  readonly features: Pick<Brand['features'], 'search'>;
};

/** What heads of pages say of the site, in a language. */
export const siteOfBrand = (
  brand: BrandOfHead,
  origin: string,
  language: BrandOfHead['defaultLanguage'],
): HeadSite => ({
  name: brand.name,
  origin,
  language,
  languages: brand.languages,
  country: brand.market.country,
  title: brandText(brand, brand.page.title, language),
  description: brandText(brand, brand.page.description, language),
  hasSearch: brand.features.search,
});
