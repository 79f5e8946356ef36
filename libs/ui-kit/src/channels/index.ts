export { type ChannelLineLook } from './channel-line.ts';
export { ChannelList } from './channel-list.tsx';
export { LinesSkeleton } from './channel-skeleton.tsx';
export { DaySwitcher } from './day-switcher.tsx';
export { type ProgrammeState, ScheduleItem, ScheduleList } from './schedule-item.tsx';
export { GuideGrid } from './guide-grid.tsx';
export {
  type GuideChannel,
  type GuideEntry,
  type GuideHandle,
  type GuidePlace,
  type GuideSchedules,
  type GuideSight,
} from './guide-model.ts';
export { type GuideSchedule, type Stretch } from './guide-geometry.ts';
export { ChannelNumber } from './channel-number.tsx';
export { ChannelTiles } from './channel-tiles.tsx';
export { ChannelZoom } from './channel-zoom.tsx';
