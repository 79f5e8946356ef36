import type { Tell } from '@livery/domain/figures';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** An address without what names a title, a channel or a person: `/contents/a-film-7` is `/contents`. */
const kindOfPage = (pathname: string) => `/${pathname.split('/')[1] ?? ''}`;

/** Tells the web vitals of the pages of this visit. */
export function measurePages(tell: Tell, signal: AbortSignal): void {
  const landed = kindOfPage(location.pathname);
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value }) => {
      if (!signal.aborted) tell('page_quality', { metric: name, value: Math.round(value * 1000) / 1000, page: landed });
    });
}
