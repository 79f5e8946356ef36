import type { PictureSource } from '../pictures/picture-source.ts';
import type { GuideProgramme, GuideSchedule } from './guide-geometry.ts';

export interface GuideChannel {
  readonly id: number;
  readonly name: string;
  readonly logo?: PictureSource | null | undefined;
  readonly href: string;
}

/** A programme of the guide. What has no address cannot be played: a press asks why. */
export interface GuideEntry extends GuideProgramme {
  readonly state: 'past' | 'live' | 'future' | 'blocked';
  readonly href?: string | undefined;
  /** The beginning of what still runs, where it can be seen. */
  readonly fromStartHref?: string | undefined;
  readonly about?: string | undefined;
}

/** Where the guide's schedules come from. Each line listens for itself, so that an answer draws one line. */
export interface GuideSchedules {
  /** What is known of a channel around a stretch of time; the same object while that is the same. */
  of(channelId: number, fromMs: number, toMs: number): GuideSchedule<GuideEntry>;
  subscribe(tell: () => void): () => void;
}

/** What is in sight: for whoever brings the schedules. */
export interface GuideSight {
  readonly channelIds: readonly number[];
  readonly fromMs: number;
  readonly toMs: number;
  /** The moment that the eye is on: where "now" stands when the guide opens. */
  readonly atMs: number;
}

/** Where a guide stands: enough to come back to it. */
export interface GuidePlace {
  readonly atMs: number;
  readonly scrollTop: number;
}

export interface GuideHandle {
  /** Brings a moment into sight. */
  showMoment(wallTimeMs: number): void;
  showFirstLine(): void;
  place(): GuidePlace | null;
}
