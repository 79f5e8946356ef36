import {
  alias,
  collection,
  entity,
  flag,
  from,
  id,
  integer,
  list,
  oneOf,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';
import { Blackout } from '../platform/entities.ts';
import { ScheduleEntry } from './schedule.ts';
import { StatReference, Tracker } from './reports.ts';

export { BroadcastContent, BroadcastEpisode, MotionRating, Programme, Schedule, ScheduleEntry } from './schedule.ts';
export { StatReference, Tracker } from './reports.ts';

/** Logos by background (DATA-002). */
export const ChannelCover = entity('ChannelCover', {
  full: optional(url()),
  bg: optional(url()),
  colorBg: optional(url()),
  lightBg: optional(url()),
  darkBg: optional(url()),
  /** The leading colour of the still, `#rrggbb`. Our own addition. */
  color: optional(text()),
});
export type ChannelCover = Infer<typeof ChannelCover>;

/** DATA-004: `vitrina` is played by its own page. A bare word is read too. */
export const StreamType = entity(
  'StreamType',
  { type: text() },
  { tidy: (raw) => (typeof raw === 'string' ? { type: raw } : raw) },
);
export type StreamType = Infer<typeof StreamType>;

/** DATA-001. */
export const Channel = entity('Channel', {
  id: id(),
  slug: optional(text()),
  name: text(),
  description: optional(text()),
  /** Unknown counts as adult. */
  age: alias(optional(integer({ min: 0 })), 'rating_age'),
  parentId: optional(id()),
  cover: optional(ChannelCover),
  isAvailable: flag({ whenAbsent: true }),
  accessError: optional(text()),
  isPurchased: flag(),
  isFavored: flag(),
  favorite: optional(entity('ChannelFavorite', { priority: optional(integer()) })),
  isHd: alias(flag(), 'hd'),
  is4k: from('is_4k', flag()),
  overlayIcon: optional(url()),
  archivedDays: optional(integer({ min: 0 })),
  realArchivedDays: optional(integer({ min: 0 })),
  availableArchivedDays: optional(integer({ min: 0 })),
  streamTypes: list(StreamType),
  source: optional(text()),
  vitrinaUrl: from('vitrinaUrl', optional(url())),
  aspectRatio: optional(text()),
  currentSchedule: optional(ScheduleEntry),
  stat: optional(StatReference),
  trackers: list(Tracker),
  isFree: flag(),
  isHidden: flag(),
  /** Keeps its place at the top of sorted lists. */
  isFixed: flag(),
});
export type Channel = Infer<typeof Channel>;

/** All channels, with what is on air joined by `channelId` (CALL-006). */
export const ChannelList = collection('ChannelList', 'channels', Channel, { currentSchedules: list(ScheduleEntry) });
export type ChannelList = Infer<typeof ChannelList>;

/** DATA-010, DATA-011. */
export const ChannelCategory = entity('ChannelCategory', {
  id: id(),
  slug: optional(text()),
  name: text(),
  short: optional(text()),
  channelIds: from('channels', list(id())),
  tags: list(oneOf(['all_channels', 'startup', 'is_adult'])),
});
export type ChannelCategory = Infer<typeof ChannelCategory>;
export const ChannelCategories = collection('ChannelCategories', 'categories', ChannelCategory);
export type ChannelCategories = Infer<typeof ChannelCategories>;

/** What playing one channel needs beyond the list: its own blackout rules win over those of the platform. */
export const ChannelConfig = entity('ChannelConfig', {
  streamTypes: list(StreamType),
  trackers: list(Tracker),
  aspectRatio: optional(text()),
  blackout: optional(Blackout),
});
export type ChannelConfig = Infer<typeof ChannelConfig>;

/** CALL-015: a programme by itself. */
export const ProgrammeDetails = entity('ProgrammeDetails', {
  id: id(),
  title: text(),
  description: optional(text()),
  parentId: optional(id()),
  age: optional(integer({ min: 0 })),
  isFavored: flag(),
});
export type ProgrammeDetails = Infer<typeof ProgrammeDetails>;
