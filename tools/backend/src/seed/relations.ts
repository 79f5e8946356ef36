import { hashOf } from './random.ts';
import type { SeedChannel } from '../world/channels.ts';
import type { SeedContent } from '../world/catalogue.ts';

/** Pages show at most twelve similar titles (CONT-034). */
const SIMILAR_COUNT = 12;
const LAST_SEEN_COUNT = 2;

/** Adds what needs all contents at once: similar titles, and the channels that show a title. */
export function withRelations(
  contents: readonly SeedContent[],
  channels: readonly SeedChannel[],
): readonly SeedContent[] {
  return contents.map((content) => ({
    ...content,
    similarIds: similarTo(content, contents),
    lastSeenChannelIds: channelsShowing(content, channels),
  }));
}

/** The same kind and main genre; shared subgenres and a close age first. */
function similarTo(content: SeedContent, contents: readonly SeedContent[]): readonly number[] {
  const score = (other: SeedContent): number =>
    other.genreIds.filter((id) => content.genreIds.includes(id)).length * 3 -
    Math.abs(other.age - content.age) / 6 +
    (hashOf(`${content.id}/${other.id}`) % 100) / 100;
  return contents
    .filter(
      (other) =>
        other.id !== content.id &&
        other.contentType === content.contentType &&
        !other.isLost &&
        other.genreIds[0] === content.genreIds[0],
    )
    .map((other) => ({ id: other.id, score: score(other) }))
    .sort((one, another) => another.score - one.score)
    .slice(0, SIMILAR_COUNT)
    .map(({ id }) => id);
}

const FORMATS_OF_TYPE: Readonly<Record<SeedContent['contentType'], readonly string[]>> = {
  movie: ['films', 'general'],
  series: ['series', 'general'],
  program: ['general', 'family', 'knowledge', 'talk'],
};

function channelsShowing(content: SeedContent, channels: readonly SeedChannel[]): readonly number[] {
  const formats = FORMATS_OF_TYPE[content.contentType];
  return channels
    .filter((channel) => formats.includes(channel.format) && !channel.isHidden)
    .sort((one, other) => hashOf(`${content.id}/${one.id}`) - hashOf(`${content.id}/${other.id}`))
    .slice(0, LAST_SEEN_COUNT)
    .map(({ id }) => id);
}
