import { catalogueApi } from '@livery/api-client/catalogue';
import { contentsApi } from '@livery/api-client/contents';
import { favoritesApi } from '@livery/api-client/favorites';
import type { Content, Person, PersonDetails } from '@livery/contract/contents/entities';
import { rolesOf, worksInRole, type PersonRole, type RoleCount } from '@livery/domain/catalogue';
import { canSeeContent, activeRole } from '@livery/domain/profiles';
import type { PlainKey, Translate } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button, Chip, ChipBar } from '@livery/ui-kit/actions';
import { BesideRows, PersonHead } from '@livery/ui-kit/content';
import { heartFilledIcon, heartIcon } from '@livery/ui-kit/icons';
import { Row, RowSkeleton, RowStack } from '@livery/ui-kit/rows';
import { Heading, Text } from '@livery/ui-kit/text';
import { idOfSegment } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { pictureOf } from '@livery/widgets/pictures';
import { useFavouriteState } from '@livery/widgets/use-favourite-state';
import { type ReactNode, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { PersonOf, ROLE_NAMES, roleName } from './persons-row.tsx';
import { Posters } from './related-rows.tsx';

const Roles = styled.div`
  padding: 0 var(--page-margin);
  --bar-bleed: var(--page-margin);

  small {
    opacity: 0.75;
    font-variant-numeric: tabular-nums;
  }
`;

const Biography = styled.section`
  display: grid;
  gap: var(--space-3);
  max-width: calc(72ch + var(--page-margin));
  padding: 0 var(--page-margin);
`;

/** So few works do not fill a row. */
const FEW = 3;

/** Somebody's films until they are counted. */
const USUAL_FILMS = 10;

const FilmsPlace = styled.span`
  &[data-coming] {
    visibility: hidden;
  }
`;

const Shorts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
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
  const viewer = useSelector(activeRole);
  const lists = useRef<HTMLDivElement>(null);
  const life = useRef<HTMLElement>(null);
  // CONT-068
  const seen = works.data?.contents.filter((work) => canSeeContent(work, viewer)) ?? [];
  if (error && !person) return <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  if (!person) return <RowSkeleton cards="poster" />;
  const films = seen.filter(({ contentType }) => contentType === 'movie').length;
  return (
    <article>
      <PageHead title={person.name} facts={{ kind: 'person', person, works: works.data?.contents.length }} />
      <PersonHead
        name={person.name}
        roles={roleLine(t, rolesOf(seen, person.credits), person)}
        picture={pictureOf(person.imageUrl, 'portrait')}
      >
        <Keep personId={id} />
        {person.bio && (
          <Button kind="ghost" size="small" onClick={() => show(life.current)}>
            {t('person_biography')}
          </Button>
        )}
        {/* Comes later than the others, which stay where they are. */}
        {(films > 0 || works.isLoading) && (
          <FilmsPlace data-coming={works.isLoading || undefined}>
            <Button kind="ghost" size="small" onClick={() => show(lists.current)}>
              {t('person_movies_count', { count: films || USUAL_FILMS })}
            </Button>
          </FilmsPlace>
        )}
      </PersonHead>
      <div ref={lists} />
      <RowStack>
        {works.isLoading && <RowSkeleton cards="poster" />}
        <Filmography person={person} works={seen}>
          {person.bio && (
            <Biography ref={life}>
              <Heading level={2}>{t('person_biography')}</Heading>
              <Text size="large">{person.bio}</Text>
            </Biography>
          )}
        </Filmography>
        {!works.isLoading && <Colleagues people={person.colleagues} />}
      </RowStack>
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

/** What they were, most often first: "Actor, director". */
function roleLine(t: Translate, roles: readonly RoleCount[], person: PersonDetails): string | undefined {
  const names = roles.map(({ role }) => t(ROLE_NAMES[role]));
  const own = roleName(person.role);
  const [first, ...others] = names.length > 0 ? names : own ? [t(own)] : [];
  return first && [first, ...others.map((name) => name.toLowerCase())].join(', ');
}

/** The works by kind, of all roles or of one, the newest first. CONT-063 */
function Filmography({
  person,
  works,
  children,
}: {
  person: PersonDetails;
  works: readonly Content[];
  /** Their life: after the works, beside rows that are short. CONT-064 */
  children: ReactNode;
}) {
  const t = useT();
  const [chosen, setChosen] = useState<PersonRole | null>(null);
  const roles = rolesOf(works, person.credits);
  const shown = worksInRole(works, person.credits, chosen);
  const characters = new Map(person.credits.map(({ contentId, character }) => [contentId, character]));
  const groups = GROUPS.map(({ types, title }) => ({
    title,
    contents: shown.filter(({ contentType }) => types.includes(contentType)),
  })).filter(({ contents }) => contents.length > 0);
  const short = groups.filter(({ contents }) => contents.length <= FEW);
  const metaOf = (work: Content) => [work.year, characters.get(work.id)].filter(Boolean).join(' · ');
  return (
    <>
      {roles.length > 1 && (
        <Roles>
          <ChipBar label={t('person_roles')}>
            <Chip selected={chosen === null} filled onClick={() => setChosen(null)}>
              {t('person_all_roles')}
            </Chip>
            {roles.map(({ role, count }) => (
              <Chip key={role} selected={chosen === role} filled onClick={() => setChosen(role)}>
                {t(ROLE_NAMES[role])} <small>{count}</small>
              </Chip>
            ))}
          </ChipBar>
        </Roles>
      )}
      {groups.filter(({ contents }) => contents.length > FEW).map(rowOf)}
      {short.length > 0 && children ? (
        <BesideRows>
          <Shorts>{short.map(rowOf)}</Shorts>
          {children}
        </BesideRows>
      ) : (
        <>
          {short.map(rowOf)}
          {children}
        </>
      )}
    </>
  );

  function rowOf({ title, contents }: (typeof groups)[number]) {
    return <Posters key={title} rowKey={title} title={t(title)} contents={contents} metaOf={metaOf} />;
  }
}

/** With whom they worked most. */
function Colleagues({ people }: { people: readonly Person[] }) {
  const t = useT();
  if (people.length === 0) return null;
  return (
    <Row title={t('person_colleagues')} cards="person" rowKey="colleagues">
      {people.map((person) => (
        <PersonOf key={person.id} person={person} />
      ))}
    </Row>
  );
}
