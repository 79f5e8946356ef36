import { acceptLanguage } from '@livery/api-client';
import { EARLY_KEYS, rememberRequests } from '@livery/brand-kit/early';
import type { Language } from '@livery/i18n/languages';
import { START_PAGE, windowKind } from '@livery/widgets/rowset-kind';
import type { Services } from '@livery/widgets/services';

/** Long after the first screen stands: to know the window's width forces a layout. */
const REMEMBER_AFTER_MS = 2000;

/** Leaves to the page's first script what the next start may ask at once: the pages of the menu, and home. */
export function rememberFirstRequests(
  { storage, environment }: Pick<Services, 'storage' | 'environment'>,
  apiOrigin: string,
  language: () => Language,
): void {
  setTimeout(() => {
    const kind = windowKind(environment);
    const first = [
      { url: `${apiOrigin}/v2/rowsets/${START_PAGE}?kind=${kind}`, mayBeOld: true },
      { url: `${apiOrigin}/v2/rowsets`, mayBeOld: false },
    ];
    storage.set(EARLY_KEYS.requests, rememberRequests(first, acceptLanguage(language())));
  }, REMEMBER_AFTER_MS);
}
