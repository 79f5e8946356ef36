import { EARLY_HANDOFF, type EarlyHandoff } from '@livery/brand-kit/early';
import { PAGE_DATA_ID, readPageData, type PageData } from '@livery/brand-kit/page-data';
import type { SiteConfig } from '@livery/brand-kit/site-config';

/** What the build wrote into the page. */
export function pageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`The page has no #${PAGE_DATA_ID}: it was not built by the brand's preset.`);
  return readPageData(text);
}

/** What the first script of the page has begun; a page without it starts a little later, and whole. */
export function earlyHandoff(): EarlyHandoff | null {
  return (window as unknown as Partial<Record<string, EarlyHandoff>>)[EARLY_HANDOFF] ?? null;
}

/**
 * The operator's `/config.json` over what was built in. A file with mistakes is said so, and left out whole. A page that was sealed holds
 * the file's settings already: then nothing is loaded to read them.
 */
export async function siteConfig(built: SiteConfig, early: EarlyHandoff | null): Promise<SiteConfig> {
  const settings = await (early?.config ?? null);
  if (settings === null || JSON.stringify(settings) === JSON.stringify(built)) return built;
  const { parseSiteConfig } = await import('@livery/brand-kit/site-config');
  const parsed = parseSiteConfig(settings, built);
  if (parsed.ok) return parsed.config;
  for (const problem of parsed.problems) console.error(`/config.json: ${problem}`);
  return built;
}
