export { LiveBadge, PlayButton, PlayerOverlay } from './controls.tsx';
export { SCRUB_RESET_MS, Timeline, type TimelineProps } from './timeline.tsx';
export { THUMBNAIL_WIDTH_PX, type TimelineSegment } from './timeline-geometry.ts';
export { VOLUME_STEP, VolumeSlider } from './volume-slider.tsx';
