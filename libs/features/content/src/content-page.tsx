import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { canSeeContent, activeRole } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { PosterCard } from '@livery/ui-kit/cards';
import { Row, RowStack } from '@livery/ui-kit/rows';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { contentMeta } from '@livery/widgets/content-facts';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { posterOf } from '@livery/widgets/pictures';
import { useBrand } from '@livery/widgets/services';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { ContentHead } from './content-head.tsx';
import { BroadcastsRow } from './broadcasts-row.tsx';
import { ContentHero } from './content-hero.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { EpisodesSection } from './episodes-section.tsx';
import { PersonsRow } from './persons-row.tsx';

/** CONT-032 */
const HAS_EPISODES: ReadonlySet<Content['contentType']> = new Set(['series', 'season']);
/** CONT-034 */
const MOST_SIMILAR = 12;

/** A film, series, season or episode. */
export default function ContentPage() {
  const { id: segment = '', child } = useParams();
  const id = idOfSegment(child ?? segment);
  return id === null ? <NothingHere kind="content" /> : <ContentById key={id} id={id} />;
}

function ContentById({ id }: { id: number }) {
  const { data: content, error, refetch } = contentsApi.useGetContentQuery({ id });
  const role = useSelector(activeRole);
  const isHidden = useIsHidden(id);
  if (isHidden) return <NothingHere kind="content" />;
  if (error && !content) return <LoadProblem error={error} kind="content" onRetry={refetch} />;
  if (!content) return <ContentSkeleton />;
  // Nor by a link. PROF-028
  if (!canSeeContent(content, role)) return <NothingHere kind="content" />;
  return (
    <article>
      <ContentHead content={content} />
      <ContentHero content={content} />
      <RowStack>
        {HAS_EPISODES.has(content.contentType) && <EpisodesSection series={content} />}
        <BroadcastsRow content={content} />
        <PersonsRow persons={content.persons} />
        <Similar content={content} />
      </RowStack>
    </article>
  );
}

/** Contents that a brand or its operator does not show. CONT-037 */
function useIsHidden(id: number): boolean {
  const { catalogue } = useBrand().rules;
  const { hiddenContentIds } = useConfiguration();
  return [...catalogue.hiddenContentIds, ...hiddenContentIds].includes(id);
}

function Similar({ content }: { content: Content }) {
  const t = useT();
  const { data } = contentsApi.useGetSimilarQuery({ id: content.id });
  const role = useSelector(activeRole);
  const similar = data?.contents.filter((item) => canSeeContent(item, role)).slice(0, MOST_SIMILAR) ?? [];
  if (similar.length === 0) return null;
  return (
    <Row title={t('content_similar')} cards="poster" rowKey={`similar-${content.id}`}>
      {similar.map((item) => (
        <PosterCard
          key={item.id}
          title={item.title}
          picture={posterOf(item)}
          genre={item.genres[0]?.id}
          meta={contentMeta(item)}
          href={addresses.content(item)}
          focusKey={`content-${item.id}`}
        />
      ))}
    </Row>
  );
}
