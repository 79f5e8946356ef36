import type { CrawlerAnswer } from './answer-crawler.ts';

const TITLE = /<title>[^<]*<\/title>/;
/** What the branded page says of the site as a whole. */
const OF_SITE = /<meta (?:name="description"|property="og:[^"]*"|name="twitter:[^"]*")[^>]*>\n?/g;
const LANGUAGE = /<html([^>]*) lang="[^"]*"/;
const ROOT = '<div id="root">';

/** The built page with the head and the text of an answer: scripts, styles and policy stay as they are. */
export function pageForCrawler(page: string, { head, body, language }: CrawlerAnswer): string {
  return page
    .replace(OF_SITE, '')
    .replace(TITLE, () => head)
    .replace(LANGUAGE, (_, before: string) => `<html${before} lang="${language}"`)
    .replace(ROOT, () => ROOT + body);
}
