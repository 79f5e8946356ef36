import type { Episode } from '@livery/contract/contents/entities';

const WATCHED_PERCENT = 100;
const MINUTE_SECONDS = 60;
const WEEK_DAYS = 7;

/** When something comes, as people say it: by the day of the week within a week, else by its date. */
export type ComingDay =
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'date'; readonly atMs: number }
  | { readonly kind: 'unknown' };

/** What a viewer wants to know of an episode in its list. CONT-041, CONT-042 */
export type EpisodeState =
  | { readonly kind: 'announced'; readonly day: ComingDay }
  | { readonly kind: 'watched' }
  | { readonly kind: 'begun'; readonly percent: number; readonly minutesLeft: number | undefined }
  | { readonly kind: 'fresh' };

type Told = Pick<Episode, 'isAnnouncement' | 'availableAtMs' | 'histories' | 'durationSeconds'>;

export function episodeState(episode: Told, nowMs: number): EpisodeState {
  const { isAnnouncement, availableAtMs, histories, durationSeconds } = episode;
  if (isAnnouncement) return { kind: 'announced', day: comingDay(availableAtMs, nowMs) };
  const percent = histories[0]?.watchPercentage ?? 0;
  if (percent >= WATCHED_PERCENT) return { kind: 'watched' };
  if (percent <= 0) return { kind: 'fresh' };
  const left = durationSeconds && Math.round((durationSeconds * (1 - percent / WATCHED_PERCENT)) / MINUTE_SECONDS);
  return { kind: 'begun', percent, minutesLeft: left || undefined };
}

/** Days of the viewer's own calendar. */
const dayIndex = (ms: number) => {
  const date = new Date(ms);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
};

export function comingDay(atMs: number | undefined, nowMs: number): ComingDay {
  if (atMs === undefined || atMs < nowMs) return { kind: 'unknown' };
  const away = dayIndex(atMs) - dayIndex(nowMs);
  if (away <= 1) return { kind: away === 0 ? 'today' : 'tomorrow' };
  return away < WEEK_DAYS ? { kind: 'weekday', weekday: new Date(atMs).getDay() } : { kind: 'date', atMs };
}

/** The season that a series opens with: that of what comes next, else the first. */
export function seasonToOpen(
  episodes: readonly Pick<Episode, 'id' | 'season'>[],
  nextId: number | undefined,
): number | undefined {
  const next = episodes.find(({ id }) => id === nextId);
  const seasons = episodes.map(({ season }) => season ?? 1);
  return next ? (next.season ?? 1) : seasons.length > 0 ? Math.min(...seasons) : undefined;
}
