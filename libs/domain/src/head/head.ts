/** The door of the head of a page: what it says to search engines and to previews of links. All pure. */
export type { FactsOf, HeadLinks, PageFacts, PageKind, HeadSite } from './facts.ts';
export { headOf, type HeadTags, type HeadTag } from './head-of.ts';
export { escapeText, headHtml } from './html.ts';
