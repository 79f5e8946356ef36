import type { Site } from '../site/site.ts';
import { CRAWLER_TEXTS, type CrawlerSite, type CrawlerText } from './crawler-site.ts';

/** What a build writes down of a site for answers to crawlers. */
export function crawlerSite({ brand, texts }: Pick<Site, 'brand' | 'texts'>): CrawlerSite {
  const { name, languages, defaultLanguage, page, market, features, rules } = brand;
  const { search, packets, news, guide } = features;
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
    features: { search, packets, news, guide },
    hiddenContentIds: rules.catalogue.hiddenContentIds,
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
  };
}
