import { catalogueApi } from '@livery/api-client/catalogue';
import type { Content } from '@livery/contract/contents/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { CastBeside } from '@livery/ui-kit/content';
import { Badge, Rating } from '@livery/ui-kit/feedback';
import { Backdrop } from '@livery/ui-kit/hero';
import { TitleLettering } from '@livery/ui-kit/pictures';
import { Fold, Heading, Text } from '@livery/ui-kit/text';
import { Breadcrumb } from '@livery/ui-kit/navigation';
import { addresses } from '@livery/widgets/addresses';
import { ageLabel } from '@livery/widgets/content-facts';
import { heroOf, titlePictureOf } from '@livery/widgets/pictures';
import { ContentActions } from './content-actions.tsx';
import { Facts, Story } from './content-layout.tsx';
import { GenreLinks } from './genre-links.tsx';
import { useHeroTrailer } from './hero-trailer.tsx';
import { PersonsRow } from './persons-row.tsx';
import { useParent } from './use-series.ts';

/** A longer description folds. CONT-030 */
const DESCRIPTION_LIMIT = 600;

/** Picture, title, facts, and what to do with it. CONT-018, CONT-024, CONT-025 */
export function ContentHero({ content }: { content: Content }) {
  const { trailer, sound } = useHeroTrailer(content);
  return (
    <Backdrop picture={heroOf(content)} title={content.title} trailer={trailer}>
      <Path content={content} />
      <Heading level={1} size="hero">
        <TitleLettering title={content.title} picture={titlePictureOf(content)} />
      </Heading>
      <HeroFacts content={content} />
      {content.description && (
        <Story data-part="story">
          <Fold text={content.description} limit={DESCRIPTION_LIMIT} />
        </Story>
      )}
      <ContentActions content={content} sound={sound} />
      <CastBeside>
        <PersonsRow persons={content.persons} rowKey="cast" />
      </CastBeside>
    </Backdrop>
  );
}

/** The slug of the page of the menu where contents of a kind are at home. */
const CATALOGUE_OF: Readonly<Record<Content['contentType'], string>> = {
  movie: 'movies',
  series: 'series',
  season: 'series',
  episode: 'series',
  program: 'telecasts',
};

/** The page of the menu with everything of this kind; undefined where the service has none. */
function useCatalogue({ contentType }: Content): { title: string; href: string } | undefined {
  const { data: menu } = catalogueApi.useGetMenuQuery();
  const page = menu?.rowsets.find((entry) => addresses.rowset(entry) === `/${CATALOGUE_OF[contentType]}`);
  return page?.title === undefined ? undefined : { title: page.title, href: addresses.rowset(page) };
}

/** Home, the catalogue, and the series above an episode or a season. CONT-023 */
function Path({ content }: { content: Content }) {
  const t = useT();
  const parent = useParent(content);
  const catalogue = useCatalogue(content);
  const steps = [
    { title: t('nav_home'), href: addresses.home() },
    ...(catalogue ? [catalogue] : []),
    ...(parent ? [{ title: parent.title, href: addresses.content(parent) }] : []),
  ];
  return <Breadcrumb steps={steps} current={content.title} />;
}

const RATER_NAMES = { imdb: 'rating_of_imdb', kinopoisk: 'rating_of_kinopoisk' } as const;

/** Each rating that is one; where there are several, with who gave it. CONT-025, CONT-026 */
function RatingFacts({ ratings }: Pick<Content, 'ratings'>) {
  const t = useT();
  const formats = useFormats();
  const given = ratings.flatMap(({ type, rating }) => {
    const text = formats.rating(rating);
    return text === null ? [] : [{ type, rating, text }];
  });
  const nameOf = (type: string) => (type in RATER_NAMES ? t(RATER_NAMES[type as keyof typeof RATER_NAMES]) : type);
  return given.map(({ type, rating, text }, at) => (
    <li key={at} data-label={t('fact_rating')} data-mark="rating">
      {given.length > 1 && (
        <Text as="span" tone="muted">
          {nameOf(type)}{' '}
        </Text>
      )}
      <Rating value={rating} text={text} />
    </li>
  ));
}

function HeroFacts({ content }: { content: Content }) {
  const t = useT();
  const formats = useFormats();
  const { year, genres, countries, durationSeconds, ratings, seasons } = content;
  const age = ageLabel(content);
  const length =
    seasons.length > 0
      ? t('seasons_count', { count: seasons.length })
      : durationSeconds && formats.duration(durationSeconds);
  const facts = [
    ['content_genres', genres.length > 0 && <GenreLinks genres={genres.slice(0, 2)} />],
    ['content_countries', countries[0]?.name],
    ['fact_length', length],
  ] as const;
  return (
    <Facts>
      <RatingFacts ratings={ratings} />
      {year && (
        <li data-label={t('content_year')}>
          <Text as="span">{year}</Text>
        </li>
      )}
      {age && (
        <li data-label={t('fact_age')} data-mark="age">
          <Badge tone="outline">{age}</Badge>
        </li>
      )}
      {facts.map(
        ([label, fact]) =>
          fact && (
            <li key={label} data-label={t(label)} data-mark={label === 'fact_length' ? 'length' : undefined}>
              <Text as="span">{fact}</Text>
            </li>
          ),
      )}
    </Facts>
  );
}
