import { PAGE_DATA_ID, readPageData, type PageData } from '@livery/brand-kit/page-data';
import type { SiteConfig } from '@livery/brand-kit/site-config';
import { contentPolicy, framePolicy, policyText } from '../site/policy.ts';
import { escapeHtml, scriptJson } from './escape.ts';

/** Stand-ins in the page for what depends on the configuration. */
export const POLICY_META = '<meta http-equiv="Content-Security-Policy" content="">';
export const PRECONNECT_LINK = '<link rel="preconnect" href="">';
const PRECONNECT_PATTERN = /<link rel="preconnect" href="[^"]*">/;
const POLICY_PATTERN = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;
const DATA_PATTERN = new RegExp(`(<script type="application/json" id="${PAGE_DATA_ID}">)([\\s\\S]*?)(</script>)`);
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const contents = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

export interface SealedPage {
  readonly html: string;
  /** The same policy for the header, with the line that only a header can say. */
  readonly policyHeader: string;
}

/** The page data that stand in a page. */
export function pageDataOf(html: string): PageData {
  const text = DATA_PATTERN.exec(html)?.[2];
  if (text === undefined) throw new Error(`The page has no <script id="${PAGE_DATA_ID}">.`);
  return readPageData(text);
}

/**
 * Writes a configuration into a page: the page data, the addresses of the site itself, and the policy with the hashes of the inline
 * scripts and styles that the page has. Used by the build and again wherever an operator's configuration differs from the build's.
 */
export function sealPage(html: string, config: SiteConfig): SealedPage {
  const before = pageDataOf(html);
  const data: PageData = { ...before, config };
  const moved = html
    .replace(DATA_PATTERN, (_, start: string, __, end: string) => start + scriptJson(data) + end)
    .replaceAll(`content="${escapeHtml(before.config.siteOrigin)}/`, `content="${escapeHtml(config.siteOrigin)}/`);
  const [pictures = config.siteOrigin] = config.imageOrigins;
  const policy = policyText(
    contentPolicy(config, { scripts: contents(moved, INLINE_SCRIPT), styles: contents(moved, INLINE_STYLE) }),
  );
  return {
    html: moved
      .replace(PRECONNECT_PATTERN, () => PRECONNECT_LINK.replace('href=""', `href="${escapeHtml(pictures)}"`))
      .replace(POLICY_PATTERN, () => POLICY_META.replace('content=""', `content="${escapeHtml(policy)}"`)),
    policyHeader: `${policy}; ${framePolicy(config)}`,
  };
}
