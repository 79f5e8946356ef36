import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { hasEpisodes } from '@livery/domain/playback';
import { canSeeContent, activeRole } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { AboutColumns, CastBelow, SectionPlace, SectionTabs } from '@livery/ui-kit/content';
import { RowStack } from '@livery/ui-kit/rows';
import { idOfSegment } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { useBrand } from '@livery/widgets/services';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { ContentHead } from './content-head.tsx';
import { AboutTitle } from './about-part.tsx';
import { BroadcastsPart, useBroadcasts } from './broadcasts-part.tsx';
import { ContentHero } from './content-hero.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { EpisodesSection } from './episodes-section.tsx';
import { PersonsRow } from './persons-row.tsx';
import { RelatedRows } from './related-rows.tsx';
import { StillsRow } from './stills-row.tsx';

/** Of the address: the section to open the page at. */
const SECTION = 'section';

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
      <ContentSections content={content} />
    </article>
  );
}

/** What is read below the head, in this order: what can be watched, who is in it, what it is, what belongs to it. */
function ContentSections({ content }: { content: Content }) {
  const isEpisodic = hasEpisodes(content);
  const { isKnown: areBroadcastsKnown } = useBroadcasts(content.id);
  return (
    <RowStack>
      {isEpisodic && <SeriesTabs />}
      {isEpisodic && (
        <SectionPlace data-section="episodes">
          <EpisodesSection series={content} />
        </SectionPlace>
      )}
      <CastBelow>
        <PersonsRow persons={content.persons} rowKey="persons" />
      </CastBelow>
      <SectionPlace data-section="about">
        <AboutColumns isComing={!areBroadcastsKnown}>
          <AboutTitle content={content} />
          <BroadcastsPart content={content} />
        </AboutColumns>
      </SectionPlace>
      <StillsRow content={content} />
      <SectionPlace data-section="similar">
        <RelatedRows content={content} />
      </SectionPlace>
    </RowStack>
  );
}

/** The sections of a series; the address names the one that was chosen, so that it can be sent to somebody. */
function SeriesTabs() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const choose = (id: string) =>
    setQuery(
      (now) => {
        now.set(SECTION, id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <SectionTabs
      label={t('content_tabs')}
      sections={[
        { id: 'episodes', label: t('content_episodes') },
        { id: 'about', label: t('content_series_about') },
        { id: 'similar', label: t('content_similar') },
      ]}
      asked={query.get(SECTION) ?? undefined}
      onChoose={choose}
    />
  );
}

/** Contents that a brand or its operator does not show. CONT-037 */
function useIsHidden(id: number): boolean {
  const { catalogue } = useBrand().rules;
  const { hiddenContentIds } = useConfiguration();
  return [...catalogue.hiddenContentIds, ...hiddenContentIds].includes(id);
}
