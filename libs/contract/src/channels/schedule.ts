import {
  alias,
  collection,
  day,
  entity,
  flag,
  from,
  id,
  integer,
  isRecord,
  isoDate,
  optional,
  text,
  timestamp,
  type Infer,
} from '../schema/schema.ts';

/** The age label of a programme or a film where it is more than a number. */
export const MotionRating = entity('MotionRating', { text: optional(text()) });
export type MotionRating = Infer<typeof MotionRating>;

/** What is broadcast (DATA-013). */
export const Programme = entity('Programme', {
  id: optional(id()),
  title: text(),
  description: optional(text()),
  parentId: optional(id()),
  age: optional(integer({ min: 0 })),
  motionRating: optional(MotionRating),
});
export type Programme = Infer<typeof Programme>;

/** DATA-014. `series` is the number of the episode within its season. */
export const BroadcastEpisode = entity('BroadcastEpisode', {
  title: optional(text()),
  subtitle: optional(text()),
  season: optional(integer()),
  series: optional(integer()),
});
export type BroadcastEpisode = Infer<typeof BroadcastEpisode>;

/** The film or series that a broadcast shows; a bare id is read too. */
export const BroadcastContent = entity(
  'BroadcastContent',
  { id: id(), slug: optional(text()), title: optional(text()), contentType: optional(text()) },
  { tidy: (raw) => (isRecord(raw) ? raw : { id: raw }) },
);
export type BroadcastContent = Infer<typeof BroadcastContent>;

/**
 * A broadcast of a channel (DATA-012). `start` and `duration` are announced and shown; the `real` ones, where they are there,
 * say what the archive holds and what is on air (DATA-015).
 */
export const ScheduleEntry = entity('ScheduleEntry', {
  id: id(),
  channelId: optional(id()),
  startSeconds: from('timestamp', timestamp()),
  realStartSeconds: from('real_timestamp', optional(timestamp())),
  durationSeconds: from('duration', integer({ min: 0 })),
  realDurationSeconds: from('real_duration', optional(integer({ min: 0 }))),
  date: optional(day()),
  program: optional(Programme),
  content: optional(BroadcastContent),
  contentId: optional(id()),
  episode: alias(optional(BroadcastEpisode), 'content_episode'),
  isCatchupAvailable: flag(),
  startAtMs: from('start_at', optional(isoDate())),
});
export type ScheduleEntry = Infer<typeof ScheduleEntry>;

export const Schedule = collection('Schedule', 'schedules', ScheduleEntry);
export type Schedule = Infer<typeof Schedule>;
