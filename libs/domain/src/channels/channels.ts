/** The door of the channels: the viewer's list and its parts, addresses, search, zapping by number and neighbour, what was watched last. */
export {
  addressOf,
  ALL_CHANNELS_CATEGORY_ID,
  channelAccess,
  channelsOfCategory,
  CHILD_CATEGORY_ID,
  defaultCategory,
  FAVOURITES_CATEGORY_ID,
  findBySlugOrId,
  freeChannels,
  isAdultCategory,
  isAllChannels,
  listedProgramme,
  mergeChannels,
  NEW_YEAR_CHANNEL_ID,
  offeredCategories,
  type ChannelAccess,
  type ViewerChannel,
} from './viewer-channels.ts';
export { isListed } from './listed.ts';
export { relatedChannels } from './related-channels.ts';
export { categoriesFor, categoryChoice, channelsFor, firstCategory, isMadeForChildren } from './profile-channels.ts';
export { lastWatchedOf, readLastWatched, watched, type LastWatched } from './last-watched.ts';
export { cheapestPacket } from './price.ts';
export { REFRESH_FIRST_MS, refreshDelayMs } from './refresh.ts';
export { prepareSearch, searchChannels } from './search.ts';
export { channelAfter, eraseDigit, NUMBER_SETTLES_MS, typeDigit, withNumbers } from './zapping.ts';
