import type { Content, Person } from '@livery/contract/contents/entities';
import type { PlainKey } from '@livery/i18n';
import { useFormats, useT } from '@livery/i18n/react';
import { TextLink } from '@livery/ui-kit/actions';
import { AboutPart, FactSheet } from '@livery/ui-kit/content';
import { addresses } from '@livery/widgets/addresses';
import { ageLabel } from '@livery/widgets/content-facts';
import { Fragment, type ReactNode } from 'react';
import { GenreLinks } from './genre-links.tsx';
import { roleName } from './persons-row.tsx';

const TITLES: Readonly<Record<Content['contentType'], PlainKey>> = {
  movie: 'content_about',
  series: 'content_series_about',
  season: 'content_series_about',
  episode: 'content_series_about',
  program: 'content_about_program',
};

/** Who made it, in the order of a title sequence. */
const CREW = ['director', 'writer', 'producer', 'composer', 'editor'] as const;

/** Everything that is known of a title, as a list of facts; people and genres lead to their own pages. CONT-024 */
export function AboutTitle({ content }: { content: Content }) {
  const t = useT();
  const formats = useFormats();
  const { persons, genres, countries, year, original, title, durationSeconds, contentType } = content;
  const crew = CREW.flatMap((role) => {
    const people = persons.filter((person) => person.role === role);
    const label = roleName(role);
    return people.length > 0 && label ? [{ id: role, label: t(label), value: <People people={people} /> }] : [];
  });
  const known: readonly (readonly [PlainKey, ReactNode])[] = [
    ['content_original', original !== undefined && original !== title && original],
    ['content_genres', genres.length > 0 && <GenreLinks genres={genres} />],
    ['content_countries', countries.map(({ name }) => name).join(', ')],
    ['content_year', year],
    ['fact_length', contentType !== 'series' && durationSeconds ? formats.duration(durationSeconds) : undefined],
    ['fact_age', ageLabel(content)],
  ];
  const facts = [...crew, ...known.flatMap(([label, value]) => (value ? [{ id: label, label: t(label), value }] : []))];
  if (facts.length === 0) return null;
  return (
    <AboutPart title={t(TITLES[contentType])}>
      <FactSheet facts={facts} />
    </AboutPart>
  );
}

function People({ people }: { people: readonly Person[] }) {
  return people.map((person, at) => (
    <Fragment key={person.id}>
      {at > 0 && ', '}
      <TextLink href={addresses.person(person)} tone="plain">
        {person.name}
      </TextLink>
    </Fragment>
  ));
}
