import type { InformationLine } from './footer-columns.ts';

/** What the pages to read are called. */
export const INFORMATION_TEXTS = {
  faq: 'nav_faq',
  news: 'nav_news',
  agreement: 'footer_agreement',
  privacy: 'footer_privacy',
  terms: 'footer_terms',
  ethics: 'footer_ethics',
} as const satisfies Record<InformationLine, string>;
