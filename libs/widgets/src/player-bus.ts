import { createValue } from '@livery/value';
import { useService } from './services.tsx';

/** What hands and systems may ask of the page that plays. What is absent is not possible there. */
export interface PlayerActions {
  togglePlay(): void;
  toggleFullscreen(): void;
  toggleMuted(): void;
  /** In steps of the volume; negative is down. */
  changeVolume(steps: number): void;
  skip?(seconds: number): void;
  /** From the first second of the title. */
  toStart?(): void;
  /** The next episode or channel, and the one before. */
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
  togglePictureInPicture?(): void;
  toggleSubtitles?(): void;
  /** One step up (1) or down (-1). */
  changeSpeed?(direction: 1 | -1): void;
  /** Where Escape leads when nothing lies over the page. */
  leave?(): void;
}

/** What plays, as systems show it and support asks for it. */
export interface NowPlaying {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Address of a picture. */
  readonly artwork?: string | undefined;
  readonly contentId?: number | undefined;
  readonly channelId?: number | undefined;
  readonly libraryId?: number | undefined;
  /** Width by height of the frame that the picture is fitted into; unset: its own. ENG-060 */
  readonly pictureRatio?: number | undefined;
  /** What remembered tracks and speed belong to. */
  readonly seriesId?: number | undefined;
}

/** A short message over the picture about what a key or a gesture did. A new object is shown anew. */
export interface OsdNotice {
  readonly text: string;
  /** How long it stays; unset: as long as a word takes to read. */
  readonly forMs?: number | undefined;
}

/** When the player falls silent by itself: at a moment (ms, steady clock), or when what plays is over. */
export type SleepTimer = { readonly atMs: number; readonly minutes: number } | 'atEnd' | null;

/** What comes next by itself in so many seconds, for whoever shows it in the page's stead. */
export interface Upcoming {
  readonly seconds: number;
  readonly title: string | undefined;
  go(): void;
}

/** From this place on a film is watched to its end, as the viewer has said with a press: it is no place to come back to, until it is played anew. PLAY-035 */
export interface WatchedFrom {
  readonly contentId: number;
  readonly seconds: number;
}

/** A line of what support wants to know, beside the failure itself. */
export interface SideReport {
  readonly name: string;
  readonly value: string;
}

/** Between the page that plays and the player's own layer: what each offers and announces, besides the player's state. */
export function createPlayerBus() {
  const osd = createValue<OsdNotice | null>(null);
  return {
    actions: createValue<PlayerActions | null>(null),
    playing: createValue<NowPlaying | null>(null),
    sleep: createValue<SleepTimer>(null),
    upcoming: createValue<Upcoming | null>(null),
    watchedFrom: createValue<WatchedFrom | null>(null),
    /** A message stands in the place of the picture. */
    hasNoPicture: createValue(false),
    /** Something lies over the picture that has controls of its own: those of the page rest. */
    isCovered: createValue(false),
    sideReports: createValue<readonly SideReport[]>([]),
    osd,
    showOsd: (text: string, forMs?: number): void => osd.set({ text, forMs }),
  };
}

export type PlayerBus = ReturnType<typeof createPlayerBus>;

export const usePlayerBus = (): PlayerBus => useService(createPlayerBus);
