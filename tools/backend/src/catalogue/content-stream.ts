import type { Stream } from '@livery/contract/channels/stream';
import type { Wire } from '@livery/contract/schema';
import { eq } from 'drizzle-orm';
import { protectStream } from '../broadcast/protect-stream.ts';
import { contents } from '../database/schema/catalogue.ts';
import { playbacks } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import { PROTECTED_MOVIE_ID, READ_MOVIE_ID } from '../seed/movies.ts';
import { CHILD_AGE, isContentOpen, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { streamSpots } from '../spots/stream-spots.ts';
import { filmExtras } from './film-extras.ts';

/** DASH comes first: one film of the demo plays with it. */
const FILM_PROTECTION = { scheme: 'cbcs', formats: ['dash', 'hls'] } as const;

const PROTECTED_IDS: readonly number[] = [PROTECTED_MOVIE_ID, READ_MOVIE_ID];

/** Where it plays and where its stills are: a protected stream names both in its own part. */
function sourceOf(id: number, hls: string, stills: string, origin: string) {
  if (!PROTECTED_IDS.includes(id)) return { hls, img: stills };
  return { drm: protectStream(hls, origin, { ...FILM_PROTECTION, stills, isRead: id === READ_MOVIE_ID }) };
}

/**
 * The address of a film or an episode from a library.
 * @throws ApiError not_found (also in a library that does not have it), lost_content, child_profile, permission_denied, not_available
 */
export async function openContentStream(
  services: Services,
  { id, libraryId }: { id: number; libraryId: number },
  viewer: Viewer,
): Promise<Wire<typeof Stream>> {
  const { db, clock, media } = services;
  const [content] = await db.select().from(contents).where(eq(contents.id, id));
  if (!content || content.libraryId !== libraryId) throw new ApiError('not_found');
  if (content.isLost) throw new ApiError('lost_content');
  if (viewer.isChild && (content.age ?? UNKNOWN_AGE) > CHILD_AGE) throw new ApiError('child_profile');
  if (!isContentOpen(content, viewer)) throw new ApiError('permission_denied');
  // A series or an announcement has no picture of its own.
  const { filmKey, loopKey, durationSeconds, isAnnouncement } = content;
  if (isAnnouncement || (filmKey === null && loopKey === null)) throw new ApiError('not_available');

  const [playback] = await db
    .insert(playbacks)
    .values({ userId: viewer.userId, profileId: viewer.profileId, contentId: id, startedAt: new Date(clock()) })
    .returning({ id: playbacks.id });
  const loop = media.key(loopKey ?? '', id);
  const source =
    filmKey !== null
      ? sourceOf(id, media.film(filmKey), media.thumbnails('film', filmKey), media.origin)
      : sourceOf(id, media.vod(loop, durationSeconds), media.thumbnails('vod', loop), media.origin);
  const spots = streamSpots(services, viewer, { kind: 'content', id });
  const hls = 'hls' in source ? source.hls : undefined;
  const extras = filmExtras(id, { hls, durationSeconds, loop, media });
  return { ...source, ...spots, ...extras, stat: playback, stream_info: { kind: 'vod' } };
}
