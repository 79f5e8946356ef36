import { localised } from '../world/localised.ts';
import { MATCHES } from './matches.ts';
import { telecastContentId } from './telecasts.ts';
import { TELECAST_LINES } from './telecast-lines.ts';
import type { SeedContent } from '../world/catalogue.ts';
import type { SeedProgram } from '../world/channels.ts';

const FIRST_TELECAST_PROGRAM_ID = 1001;
/** The broadcast face of content 10 123 is program 210 123. */
const CONTENT_PROGRAM_OFFSET = 200_000;

/** Programs in the order of TELECAST_LINES. */
export function telecastPrograms(): readonly SeedProgram[] {
  return TELECAST_LINES.map((line, index) => {
    const id = FIRST_TELECAST_PROGRAM_ID + index;
    const contentId = telecastContentId(index);
    return {
      id,
      title: localised(...line.title),
      description: localised(...line.tagline),
      parentId: null,
      age: line.age,
      motionRating: null,
      contentId,
      artworkKey: contentId === null ? `t${id}` : `c${contentId}`,
    };
  });
}

/** A film's or a series' face in the schedule. */
export function programOfContent(content: SeedContent): SeedProgram {
  return {
    id: CONTENT_PROGRAM_OFFSET + content.id,
    title: content.title,
    description: content.tagline,
    parentId: null,
    age: content.age,
    motionRating: content.motionRating,
    contentId: content.id,
    artworkKey: content.artworkKey,
  };
}

/** Everything that a schedule may name. */
export function buildPrograms(contents: readonly SeedContent[]): readonly SeedProgram[] {
  return [
    ...telecastPrograms(),
    ...MATCHES.football,
    ...MATCHES.hockey,
    ...MATCHES.boxing,
    ...contents.filter(({ contentType }) => contentType !== 'program').map(programOfContent),
  ];
}
