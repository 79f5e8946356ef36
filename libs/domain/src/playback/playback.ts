/** The door of playback rules for films: where they begin, what their points do, when they are over, what follows. */
export { RESUME_FROM_SECONDS, RESUME_UNTIL_SECONDS, resumePosition } from './resume.ts';
export { type Following, hasTimeline, isNearEnd, playbackPercentage, whatFollows } from './ending.ts';
export { FILM_PREVIEW_AFTER_MS, PICTURE_FIRST_MS, playsStory, STORY_FIRST_MS, trailerToShow } from './film-preview.ts';
export { activePoint, hasOwnButton, outcomeOf, type PointOutcome } from './points.ts';
export { START_TYPES, startTypeOfFilm, type StartType } from './start-type.ts';
export { watchTvTarget } from './watch-tv.ts';
export { watchAction, type WatchAction } from './watch-action.ts';
export { protectedBy, streamAddress } from './protection.ts';
export { type StreamSource, streamSource } from './stream-source.ts';
export {
  announcedShare,
  hasEpisodes,
  loadSteps,
  playedId,
  playDecision,
  playlistOf,
  playRefusalOf,
  secondsToNext,
  type PlayDecision,
  type PlaylistItem,
  type PlayRefusal,
} from './play-flow.ts';
