import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { canSeeContent, activeRole } from '@livery/domain/profiles';
import { AboutColumns } from '@livery/ui-kit/content';
import { RowStack } from '@livery/ui-kit/rows';
import { idOfSegment } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { useBrand } from '@livery/widgets/services';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { ContentHead } from './content-head.tsx';
import { AboutTitle } from './about-part.tsx';
import { BroadcastsPart } from './broadcasts-part.tsx';
import { ContentHero } from './content-hero.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { EpisodesSection } from './episodes-section.tsx';
import { PersonsRow } from './persons-row.tsx';
import { RelatedRows } from './related-rows.tsx';
import { StillsRow } from './stills-row.tsx';

/** CONT-032 */
const HAS_EPISODES: ReadonlySet<Content['contentType']> = new Set(['series', 'season']);

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
        <PersonsRow persons={content.persons} />
        <AboutColumns>
          <AboutTitle content={content} />
          <BroadcastsPart content={content} />
        </AboutColumns>
        <StillsRow content={content} />
        <RelatedRows content={content} />
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
