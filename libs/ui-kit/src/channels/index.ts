export { CHANNEL_LINE_PX, ChannelList, ChannelListItem } from './channel-list-item.tsx';
export { LinesSkeleton } from './channel-skeleton.tsx';
export { DaySwitcher } from './day-switcher.tsx';
export { type ProgrammeState, ScheduleItem, ScheduleList } from './schedule-item.tsx';
export { GuideGrid, type GuideChannel, type GuideEntry, type GuideHandle, type GuideSight } from './guide-grid.tsx';
export { type Stretch } from './guide-geometry.ts';
export { ChannelNumber } from './channel-number.tsx';
export { ChannelTiles } from './channel-tiles.tsx';
