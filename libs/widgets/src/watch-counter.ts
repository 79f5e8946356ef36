/** A report is sent after so much watching. STAT-001 */
export const WATCH_REPORT_SECONDS = 30;
/** A place nearer to the start than this is no place to come back to. STAT-003 */
export const RESUMABLE_FROM_SECONDS = 10;

export interface WatchReport {
  watchedSeconds: number;
  /** Where the film stands; absent near the start and for channels. */
  positionSeconds?: number;
}

interface Moment {
  nowMs: number;
  playing: boolean;
  /** Null where there is nothing to come back to (a channel). */
  positionSeconds: number | null;
}

/**
 * Counts what was really watched and reports it every 30 s, and what is left at the end. Paused, buffering and sought-over time is none.
 * STAT-001..003
 */
export function createWatchCounter(send: (report: WatchReport) => void) {
  let watchedMs = 0;
  let playingSinceMs: number | null = null;
  let positionSeconds: number | null = null;
  let sentPosition: number | null = null;

  const report = () => {
    const watchedSeconds = Math.floor(watchedMs / 1000);
    const resumable =
      positionSeconds !== null && positionSeconds >= RESUMABLE_FROM_SECONDS ? Math.floor(positionSeconds) : null;
    if (watchedSeconds === 0 && (resumable === null || resumable === sentPosition)) return;
    watchedMs -= watchedSeconds * 1000;
    sentPosition = resumable;
    send(resumable === null ? { watchedSeconds } : { watchedSeconds, positionSeconds: resumable });
  };

  return {
    /** Tell it at least once a second what plays. */
    observe(moment: Moment): void {
      if (playingSinceMs !== null) watchedMs += Math.max(0, moment.nowMs - playingSinceMs);
      playingSinceMs = moment.playing ? moment.nowMs : null;
      positionSeconds = moment.positionSeconds;
      if (watchedMs >= WATCH_REPORT_SECONDS * 1000) report();
    },
    /** The viewer leaves, or the page goes to sleep. */
    flush: report,
  };
}
