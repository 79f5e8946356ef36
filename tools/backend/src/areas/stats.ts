import type { statsEndpoints } from '@livery/contract/stats/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { contents } from '../database/schema/catalogue.ts';
import { contentHistories, playbacks } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';

/** Reports come every 30 s; one of more than an hour is a clock gone wrong and counts as an hour. */
const MAX_REPORTED_SECONDS = 3_600;

export function statsHandlers({ db, clock }: Services): Handlers<typeof statsEndpoints> {
  return {
    async sendWatchTime({ params, query, viewer }) {
      const watched = Math.min(query.watchedSeconds, MAX_REPORTED_SECONDS);
      const [playback] = await db
        .update(playbacks)
        .set({ watchedSeconds: sql`${playbacks.watchedSeconds} + ${watched}` })
        .where(and(eq(playbacks.id, params.id), eq(playbacks.userId, viewer.userId)))
        .returning();
      if (!playback) throw new ApiError('not_found');
      if (playback.contentId !== null && query.positionSeconds !== undefined) {
        await rememberPosition(playback.profileId, playback.contentId, query.positionSeconds);
      }
      return null;
    },
  };

  async function rememberPosition(profileId: number, contentId: number, positionSeconds: number): Promise<void> {
    const [content] = await db
      .select({ rootId: contents.rootId, libraryId: contents.libraryId, durationSeconds: contents.durationSeconds })
      .from(contents)
      .where(eq(contents.id, contentId));
    if (!content || content.durationSeconds <= 0) return;
    const seconds = Math.min(positionSeconds, content.durationSeconds);
    const state = {
      seconds,
      watchPercentage: Math.floor((100 * seconds) / content.durationSeconds),
      watchedAt: new Date(clock()),
      isHidden: false,
    };
    await db
      .insert(contentHistories)
      .values({ profileId, contentId, rootId: content.rootId, libraryId: content.libraryId, ...state })
      .onConflictDoUpdate({ target: [contentHistories.profileId, contentHistories.contentId], set: state });
  }
}
