import { newsApi } from '@livery/api-client/news';
import { useFormats, useT } from '@livery/i18n/react';
import { ReadingPage, ReadingSkeleton } from '@livery/ui-kit/reading';
import { idOfSegment } from '@livery/widgets/addresses';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { pictureOf } from '@livery/widgets/pictures';
import { useParams } from 'react-router-dom';
import { CleanText } from './documents/clean-text.tsx';

/** One piece of news; one that cannot be had is not found, whatever the reason. NAV-024, API-092 */
export default function NewsItemPage() {
  const id = idOfSegment(useParams()['id'] ?? '');
  return id !== null ? <Item key={id} id={id} /> : <NothingHere kind="generic" />;
}

function Item({ id }: { id: number }) {
  const t = useT();
  const formats = useFormats();
  const { data: item, error } = newsApi.useGetNewsItemQuery({ id });
  if (error && !item) return <NothingHere kind="generic" />;
  if (!item) return <ReadingSkeleton picture />;
  const { title, text, image, createdAtMs } = item;
  return (
    <>
      <PageHead title={title} facts={{ kind: 'news', item, path: `/news/${id}` }} />
      <ReadingPage
        title={title}
        picture={pictureOf(image, 'banner')}
        back={{ title: t('nav_news'), href: '/news' }}
        {...(createdAtMs && { date: formats.date(createdAtMs), dateTime: new Date(createdAtMs).toISOString() })}
      >
        {text && <CleanText html={text} address={location.origin} />}
      </ReadingPage>
    </>
  );
}
