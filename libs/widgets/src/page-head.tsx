import { brandText } from '@livery/brand-kit';
import type { PageFacts } from '@livery/domain/head';
import { useLanguage } from '@livery/i18n/react';
import { lazyPart } from '@livery/value/react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from './services.tsx';
import { useAfter } from './use-after.ts';

// Nobody who watches waits for it.
const HeadPart = lazyPart(() => import('./head/head-part.tsx'));

interface Props {
  /** The page's name; undefined on home. */
  readonly title: string | undefined;
  /** What the page shows; without them it is a page of the site itself, such as help. */
  readonly facts?: PageFacts;
  /** Search engines are to keep it out: settings, sign-in. */
  readonly isPrivate?: boolean;
}

/**
 * What a page says of itself: its name in tab and history, which React moves into the head; and after the viewer's first activity (for a crawler at once)
 * description, address, preview and data for search engines. ROWS-017, ROWS-100
 */
export function PageHead({ title, facts, isPrivate = false }: Props) {
  const { brand, environment } = useServices();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  // That nothing is there is said at once.
  const isDue = useAfter('firstActivity') || environment.prerender || facts?.kind === 'missing';
  const plain = title ? `${title} · ${brand.name}` : brandText(brand, brand.page.title, language);
  const [shown, setShown] = useState({ plain, title: plain });
  return (
    <>
      <title>{shown.plain === plain ? shown.title : plain}</title>
      {isDue && (
        <Suspense>
          <HeadPart
            facts={facts ?? { kind: 'plain', title: title ?? '', path: pathname, isPrivate }}
            plain={plain}
            onTitle={setShown}
          />
        </Suspense>
      )}
    </>
  );
}
