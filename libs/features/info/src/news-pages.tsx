import { useT } from '@livery/i18n/react';
import { NewsSkeleton, ReadingPage, ReadingSkeleton } from '@livery/ui-kit/reading';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';

const NewsPage = lazy(() => import('./news-page.tsx'));
const NewsItemPage = lazy(() => import('./news-item-page.tsx'));

/** The list of news before its code is there, under the title that it will have. */
function NewsPlace() {
  const t = useT();
  return (
    <ReadingPage title={t('nav_news')} width="wide">
      <NewsSkeleton />
    </ReadingPage>
  );
}

/** The news, or the one that the address names. NAV-023, NAV-024 */
export default function NewsPages() {
  const isItem = useParams()['id'] !== undefined;
  return (
    <Suspense key={String(isItem)} fallback={isItem ? <ReadingSkeleton picture /> : <NewsPlace />}>
      {isItem ? <NewsItemPage /> : <NewsPage />}
    </Suspense>
  );
}
