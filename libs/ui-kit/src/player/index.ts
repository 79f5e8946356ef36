export { LiveBadge } from './live-badge.tsx';
export { PlayButton } from './play-button.tsx';
export { PlayerOverlay } from './player-overlay.tsx';
export { SCRUB_RESET_MS, Timeline, type TimelineProps } from './timeline.tsx';
export { THUMBNAIL_WIDTH_PX, type TimelineSegment } from './timeline-geometry.ts';
export { VOLUME_STEP, VolumeSlider } from './volume-slider.tsx';
