import { catalogueApi } from '@livery/api-client/catalogue';
import { contentsApi } from '@livery/api-client/contents';
import { favoritesApi } from '@livery/api-client/favorites';
import type { Content } from '@livery/contract/contents/entities';
import { canSeeContent, activeRole } from '@livery/domain/profiles';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PosterCard } from '@livery/ui-kit/cards';
import { heartFilledIcon, heartIcon } from '@livery/ui-kit/icons';
import { Avatar } from '@livery/ui-kit/pictures';
import { Row, RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { Heading, Text } from '@livery/ui-kit/text';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { contentMeta } from '@livery/widgets/content-facts';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { pictureOf, posterOf } from '@livery/widgets/pictures';
import { useFavouriteState } from '@livery/widgets/use-favourite-state';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);
  padding: var(--space-6) var(--page-margin) 0;
  --avatar-size: clamp(96px, 14vw, 160px);

  @media (max-width: 479px) {
    align-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  /* Words without a ground begin where the name does. */
  > [data-kind='ghost']:first-child {
    margin-left: calc(-0.66 * var(--button-side));
  }
`;

const Biography = styled.section`
  display: grid;
  gap: var(--space-3);
  max-width: calc(72ch + var(--page-margin));
  padding: var(--space-8) var(--page-margin) var(--space-7);
`;

/** Works by kind, in this order. CONT-063 */
const GROUPS: readonly { types: readonly Content['contentType'][]; title: PlainKey }[] = [
  { types: ['movie'], title: 'person_movies' },
  { types: ['series', 'season', 'episode'], title: 'person_series' },
  { types: ['program'], title: 'person_programs' },
];

/** A person with their works, then their life. CONT-058..065 */
export default function PersonPage() {
  const { id: segment = '' } = useParams();
  const id = idOfSegment(segment);
  return id === null ? <NothingHere kind="generic" /> : <PersonById key={id} id={id} />;
}

function PersonById({ id }: { id: number }) {
  const t = useT();
  const { data: person, error, refetch } = contentsApi.useGetPersonQuery({ id });
  const works = catalogueApi.useGetFilmographyQuery({ personId: id });
  const role = useSelector(activeRole);
  const lists = useRef<HTMLDivElement>(null);
  const life = useRef<HTMLElement>(null);
  // CONT-068
  const seen = works.data?.contents.filter((work) => canSeeContent(work, role)) ?? [];
  if (error && !person) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  if (!person) return <RowSkeleton cards="poster" />;
  const films = seen.filter(({ contentType }) => contentType === 'movie').length;
  return (
    <article>
      <PageHead title={person.name} facts={{ kind: 'person', person, works: works.data?.contents.length }} />
      <Head>
        <Avatar name={person.name} source={pictureOf(person.imageUrl, 'square')} />
        <Words>
          <Heading level={1} size="page">
            {person.name}
          </Heading>
          <Ways data-row-actions>
            {films > 0 && (
              <Button kind="ghost" size="small" onClick={() => show(lists.current)}>
                {t('person_movies_count', { count: films })}
              </Button>
            )}
            {person.bio && (
              <Button kind="ghost" size="small" onClick={() => show(life.current)}>
                {t('person_biography')}
              </Button>
            )}
            <Keep personId={id} />
          </Ways>
        </Words>
      </Head>
      <div ref={lists} />
      <RowStack>
        {works.isLoading && <RowSkeleton cards="poster" />}
        {GROUPS.map(({ types, title }) => (
          <Works
            key={title}
            title={t(title)}
            contents={seen.filter(({ contentType }) => types.includes(contentType))}
          />
        ))}
      </RowStack>
      {person.bio && (
        <Biography ref={life}>
          <Heading level={2}>{t('person_biography')}</Heading>
          <Text size="large">{person.bio}</Text>
        </Biography>
      )}
    </article>
  );
}

/** Scrolls there; the focus stays, as with every way within a page. */
const show = (part: Element | null) => part?.scrollIntoView({ block: 'start' });

/** CONT-062 */
function Keep({ personId }: { personId: number }) {
  const t = useT();
  const { data } = favoritesApi.useGetPersonFavoriteQuery({ id: personId });
  const favourite = useFavouriteState('personId', personId, data?.isFavored ?? false);
  return (
    <Button
      kind="secondary"
      size="small"
      icon={favourite.isFavoured ? heartFilledIcon : heartIcon}
      onClick={favourite.toggle}
    >
      {t(favourite.isFavoured ? 'content_favorite_remove' : 'content_favorite_add')}
    </Button>
  );
}

function Works({ title, contents }: { title: string; contents: readonly Content[] }) {
  if (contents.length === 0) return null;
  return (
    <Row title={title} cards="poster" rowKey={title}>
      {contents.map((item) => (
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
