import type { Content } from '@livery/contract/contents/entities';
import { isOpenToAll } from '../gate/access-request.ts';
import type { ProfileRole } from '../schedule/adult.ts';

/** A pointer that rests on a film's card for so long wants to see something of it; one that only passes does not. */
export const FILM_PREVIEW_AFTER_MS = 700;

/** The picture of a film's page stands for so long before its trailer begins over it. CONT-022 */
export const PICTURE_FIRST_MS = 4_500;

/** A story of the hero stands for so long before its trailer begins: it stays for seven seconds where there is none. ROWS-040 */
export const STORY_FIRST_MS = 2_000;

/** The test that decides whether the hero plays trailers. */
const HERO_TEST = 'hero_trailer';

interface Story {
  /** The server's tests for this viewer; a server without the hero's has nothing against trailers. CALL-044 */
  readonly tests: readonly { readonly name: string; readonly variant: string }[];
  /** It has played on this page already: a second time it would be wallpaper. */
  readonly hasPlayed: boolean;
  /** A television has no frames to spare for a picture that nobody asked for. */
  readonly isTelevision: boolean;
}

/** Whether a story of the hero plays its trailer by itself. */
export const playsStory = ({ tests, hasPlayed, isTelevision }: Story): boolean =>
  !hasPlayed && !isTelevision && tests.find(({ name }) => name === HERO_TEST)?.variant !== 'picture';

interface Looking {
  readonly content: Pick<Content, 'id' | 'age' | 'isAdult' | 'trailers'>;
  readonly role: ProfileRole;
  /** Little movement, or few bytes. */
  readonly wantsStillness: boolean;
  /** The site's player has something on: two pictures at once are one too many. */
  readonly isSomethingOn: boolean;
}

/** The trailer that may begin silently without being asked for; null for what nobody may just look at. */
export const trailerToShow = ({ content, role, wantsStillness, isSomethingOn }: Looking): number | null =>
  !wantsStillness && !isSomethingOn && isOpenToAll({ action: 'vod', content }, role)
    ? (content.trailers[0]?.id ?? null)
    : null;
