import { newsApi } from '@livery/api-client/news';
import type { NewsItem } from '@livery/contract/news/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { NewsCard, NewsGrid, NewsSkeleton, ReadingPage } from '@livery/ui-kit/reading';
import { EmptyState } from '@livery/ui-kit/states';
import { LoadProblem } from '@livery/widgets/load-problem';
import { PageHead } from '@livery/widgets/page-head';
import { pictureOf } from '@livery/widgets/pictures';
import { wordsOf } from '@livery/widgets/plain-text';

/** What is new. NAV-023 */
export default function NewsPage() {
  const t = useT();
  const { data, error, refetch } = newsApi.useGetNewsQuery();
  if (error && !data) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  if (data?.news.length === 0)
    return <EmptyState title={t('news_empty')} text={t('news_text_empty')} size="page" level={1} />;
  return (
    <>
      <PageHead title={t('nav_news')} />
      <ReadingPage title={t('nav_news')} width="wide">
        {data ? (
          <NewsGrid label={t('nav_news')}>
            {data.news.map((item) => (
              <Card key={item.id} item={item} />
            ))}
          </NewsGrid>
        ) : (
          <NewsSkeleton />
        )}
      </ReadingPage>
    </>
  );
}

function Card({ item: { id, title, text, image, createdAtMs } }: { item: NewsItem }) {
  const formats = useFormats();
  return (
    <NewsCard
      title={title}
      summary={text && wordsOf(text)}
      picture={pictureOf(image, 'wide')}
      {...(createdAtMs && { date: formats.date(createdAtMs), dateTime: new Date(createdAtMs).toISOString() })}
      href={`/news/${id}`}
      focusKey={`news-${id}`}
    />
  );
}
