export { CHANNEL_LINE_PX, ChannelList, ChannelListItem } from './channel-list-item.tsx';
export { LinesSkeleton } from './channel-skeleton.tsx';
export { DaySwitcher } from './day-switcher.tsx';
export { type ProgrammeState, ScheduleItem, ScheduleList } from './schedule-item.tsx';
