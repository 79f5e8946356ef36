import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { relatedRows, type RelatedRow } from '@livery/domain/catalogue';
import { activeRole, canSeeContent } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { PosterCard } from '@livery/ui-kit/cards';
import { Row } from '@livery/ui-kit/rows';
import { addresses } from '@livery/widgets/addresses';
import { contentMeta } from '@livery/widgets/content-facts';
import { posterOf } from '@livery/widgets/pictures';
import { useSelector } from 'react-redux';

/** CONT-034 */
const MOST_SIMILAR = 12;

/** What belongs to a title, by the reasons that the server gives; one that gives none says what is like it. CONT-034 */
export function RelatedRows({ content }: { content: Content }) {
  const t = useT();
  const role = useSelector(activeRole);
  const mayBeSeen = (other: Content) => canSeeContent(other, role);
  const { data, isLoading } = contentsApi.useGetRelatedQuery({ id: content.id });
  const rows = relatedRows(data?.related ?? [], mayBeSeen);
  const { data: similar } = contentsApi.useGetSimilarQuery({ id: content.id }, { skip: isLoading || rows.length > 0 });
  if (rows.length > 0) {
    return rows.map((row) => <Posters key={row.key} rowKey={row.key} title={titleOf(row)} contents={row.contents} />);
  }
  const alike = (similar?.contents ?? []).filter(mayBeSeen).slice(0, MOST_SIMILAR);
  return <Posters rowKey={`similar-${content.id}`} title={t('content_similar')} contents={alike} />;

  function titleOf({ reason, personName = '' }: RelatedRow): string {
    return reason === 'genre' ? t('related_genre') : t(`related_${reason}`, { name: personName });
  }
}

/** A row of titles that each lead to their page. */
export function Posters({
  title,
  rowKey,
  contents,
  metaOf = contentMeta,
}: {
  title: string;
  rowKey: string;
  contents: readonly Content[];
  metaOf?: (content: Content) => string;
}) {
  if (contents.length === 0) return null;
  return (
    <Row title={title} cards="poster" rowKey={rowKey}>
      {contents.map((item) => (
        <PosterCard
          key={item.id}
          title={item.title}
          picture={posterOf(item)}
          genre={item.genres[0]?.id}
          meta={metaOf(item)}
          href={addresses.content(item)}
          focusKey={`content-${item.id}`}
        />
      ))}
    </Row>
  );
}
