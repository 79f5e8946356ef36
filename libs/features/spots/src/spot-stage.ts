import { withReport, type Roll, type SpotReport } from '@livery/domain/ads';
import { createValue } from '@livery/value';
import type { MakeService } from '@livery/widgets/services';

/** An ad that is on the screen, as the overlay draws it. */
export interface SpotView {
  readonly roll: Roll;
  /** From 1 on. */
  readonly number: number;
  readonly count: number;
  readonly title: string;
  readonly text: string | null;
  /** Null where nobody knows how long it is. */
  readonly secondsLeft: number | null;
  /** Null: it may never be skipped; 0: now. */
  readonly skipInSeconds: number | null;
  readonly hasPage: boolean;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  /** Advertising can be bought away. */
  readonly canRemove: boolean;
}

/** What the viewer may do with it. */
export interface SpotActions {
  skip(): void;
  /** @returns the address to open */
  visit(): string | null;
  setMuted(muted: boolean): void;
  setFullscreen(isOn: boolean): void;
}

const isSame = (one: SpotView | null, other: SpotView | null): boolean =>
  one === other ||
  (one !== null && other !== null && Object.keys(one).every((key) => one[key as never] === other[key as never]));

/** Between what plays ads and what is drawn over them. */
export const makeSpotStage: MakeService<SpotStage> = () => {
  const reports = createValue<readonly SpotReport[]>([]);
  return {
    view: createValue<SpotView | null>(null, isSame),
    actions: createValue<SpotActions | null>(null),
    reports,
    report: (report) => reports.set(withReport(reports.get(), report)),
  };
};

export interface SpotStage {
  readonly view: ReturnType<typeof createValue<SpotView | null>>;
  readonly actions: ReturnType<typeof createValue<SpotActions | null>>;
  readonly reports: ReturnType<typeof createValue<readonly SpotReport[]>>;
  report(report: SpotReport): void;
}
