export { type ChannelLineLook } from './channel-line.ts';
export { ChannelList } from './channel-list.tsx';
export { LinesSkeleton } from './channel-skeleton.tsx';
export { DaySwitcher } from './day-switcher.tsx';
export { type ScheduleItemState, ScheduleItem, ScheduleList } from './schedule-item.tsx';
export { UpcomingProgrammes } from './upcoming-programmes.tsx';
export { GuideDetailsPanel } from './guide-details-panel.ts';
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
export {
  ChannelColumns,
  ChannelDay,
  ChannelMain,
  ChannelRelated,
  ChannelSidebar,
  ChannelTabs,
} from './channel-columns.ts';
export { NextProgramme } from './next-programme.tsx';
export { PlayerFrame } from './player-frame.ts';
export { type ProgrammeFact, ProgrammePanel, ProgrammePanelPlace } from './programme-panel.tsx';
export { RemindToggle } from './remind-toggle.tsx';
export { ChannelStrip } from './channel-strip.tsx';
