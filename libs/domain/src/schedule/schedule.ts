/** The door of the schedule: programmes in time, positions on a channel, days. All pure; wall time comes from outside. */
export {
  announcedSpan,
  broadcastTitle,
  PROGRESS_REFRESH_MS,
  programmeState,
  progressPercent,
  realSpan,
  type ProgrammeState,
  type Span,
} from './programme.ts';
export { neighbours, programmeAt } from './programme-search.ts';
export { programmeText, REFUSAL_TEXT } from './programme-text.ts';
export {
  archiveDays,
  isInArchive,
  LIVE,
  LIVE_WITHIN_SECONDS,
  playablePosition,
  startSecondsOf,
  stateOnChannel,
  streamSeconds,
  type ChannelPosition,
} from './position.ts';
export { watchableAnew, watchableFrom } from './watchable.ts';
export { programmeFollowing } from './following.ts';
export { blackoutAt, blackoutRules } from './blackout.ts';
export { afterNow, upcomingProgrammes, EVENING_HOUR, ofEvening } from './upcoming-programmes.ts';
export { ADULT_AGE, isAdultChannel, isAdultProgramme, type ProfileRole } from './adult.ts';
export {
  SCHEDULE_REACH_HOURS,
  scheduleDays,
  scheduleRange,
  SHOWN_BEFORE_NOW,
  splitAtNow,
  type ScheduleDay,
} from './days.ts';
