import type { Roll, RollEntry } from '@livery/domain/ads';

/** Tracking of an ad: what is told of it to whoever sent it. */
export interface SpotTracking {
  shown(): void;
  progressed(seconds: number, durationSeconds: number): void;
  completed(durationSeconds: number): void;
  skipped(): void;
  failed(code: number): void;
  changed(what: 'muted' | 'paused' | 'fullscreen', isOn: boolean): void;
  /** @returns where the press leads; null for nowhere */
  clicked(): string | null;
}

/** An ad that can be played. */
export interface Spot {
  /** The best one first; the next is tried when one cannot be played. */
  readonly files: readonly string[];
  readonly durationSeconds: number | null;
  /** From then on a viewer may skip it; null: never. */
  readonly skipAfterSeconds: number | null;
  readonly title: string;
  /** What stands beside the creative, in words. */
  readonly text: string | null;
  readonly hasPage: boolean;
  readonly tracking: SpotTracking;
}

/** An address that gave nothing, and why. */
export interface SpotFailure {
  readonly address: string;
  readonly code: number;
}

export interface LoadedSpots {
  /** In order; none where no address gave one. */
  readonly spots: readonly Spot[];
  readonly failures: readonly SpotFailure[];
}

export interface WantedSpots {
  readonly roll: Roll;
  readonly entries: readonly RollEntry[];
  readonly mostAds: number;
  /** What is not there when it aborts is not waited for. */
  readonly budget: AbortSignal;
}

/** Where ads come from. Never rejects for what a server does; a chunk that does not come rejects. */
export type LoadSpots = (wanted: WantedSpots) => Promise<LoadedSpots>;
