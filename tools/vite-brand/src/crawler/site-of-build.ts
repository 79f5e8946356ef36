import type { Site } from '../site/site.ts';
import { CRAWLER_TEXTS, type CrawlerSite, type CrawlerText } from './crawler-site.ts';

/** What a build writes down of a site for answers to crawlers. */
export function crawlerSite({
  brand,
  texts,
  capabilities,
}: Pick<Site, 'brand' | 'texts' | 'capabilities'>): CrawlerSite {
  const { name, languages, defaultLanguage, page, market, features, rules, providerShortname, documents } = brand;
  const textsIn = (language: string) => {
    const areas = Object.values(texts.get(language) ?? {});
    const found = CRAWLER_TEXTS.map((key) => [key, areas.find((area) => key in area)?.[key] ?? '']);
    return Object.fromEntries(found) as Record<CrawlerText, string>;
  };
  return {
    name,
    languages,
    defaultLanguage,
    page,
    market,
    features: { search: features.search },
    providerShortname,
    documents,
    routes: capabilities.places.routes.map(({ path, screen }) => ({ path, screen })),
    hiddenContentIds: rules.catalogue.hiddenContentIds,
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
  };
}
