import { MEDIA_MARK } from '../catalogue/made-cards.ts';
import { wireChannel } from '../catalogue/wire-channel.ts';
import { wirePerson } from '../catalogue/persons.ts';
import { wirePromo } from '../catalogue/promotions.ts';
import { wireCard } from '../catalogue/wire-card.ts';
import { mediaAddresses } from '../http/media-addresses.ts';
import { LANGUAGES, type Language } from '../world/localised.ts';
import type { World } from '../world/world.ts';
import type { CardKind, cards } from './schema/pages.ts';

/** Writes every card that a row may show as JSON text, in every language. */
export function makeCards(world: World): (typeof cards.$inferInsert)[] {
  const media = mediaAddresses(MEDIA_MARK);
  const colors = new Map(world.artworks.map(({ key, dominantColor }) => [key, dominantColor]));
  const genres = new Map(world.genres.map((genre) => [genre.id, genre]));
  const genresOf = (ids: readonly number[], language: Language) =>
    ids.flatMap((id) => {
      const genre = genres.get(id);
      return genre ? [{ id, name: genre.name[language] }] : [];
    });

  return LANGUAGES.flatMap((language) => {
    const card = (kind: CardKind, id: number, body: unknown) => ({
      language,
      kind,
      id,
      body: JSON.stringify(body),
    });
    // Seasons and episodes are never in rows.
    const whole = { season: null, series: null, parentId: null };
    return [
      ...world.contents.map((content) => {
        const facts = {
          ...content,
          ...whole,
          color: colors.get(content.artworkKey),
          title: content.title[language],
          genres: genresOf(content.genreIds, language),
        };
        return card('content', content.id, wireCard(facts, media, language));
      }),
      ...world.persons.map((person) =>
        card('person', person.id, wirePerson({ ...person, name: person.name[language] }, media)),
      ),
      ...world.channels.map((channel) =>
        card(
          'channel',
          channel.id,
          wireChannel({ ...channel, stillColor: colors.get(channel.coverKey) }, media, language),
        ),
      ),
      ...world.promos.map((promo) =>
        card('promo', promo.id, wirePromo({ ...promo, color: colors.get(promo.artworkKey) }, media, language)),
      ),
    ];
  });
}
