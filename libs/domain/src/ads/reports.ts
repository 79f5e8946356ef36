import type { Roll } from './rolls.ts';

/** What went wrong with an ad. */
export interface SpotReport {
  readonly atMs: number;
  readonly roll: Roll;
  readonly code: number;
  /** Without what could be a secret. */
  readonly address: string;
}

const MOST_REPORTS = 50;

/** The newest last; of more than fifty the oldest goes. ADS-022 */
export const withReport = (reports: readonly SpotReport[], report: SpotReport): readonly SpotReport[] =>
  [...reports, report].slice(-MOST_REPORTS);
