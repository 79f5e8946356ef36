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
  /** Of the whole play, as the player counts it: no pause, no wait for media, no ad break. STAT-002 */
  watchedMs: number;
  /** Null where there is nothing to come back to (a channel). */
  positionSeconds: number | null;
}

/** Watch progress by time: reports every 30 watched seconds, and what is left at the end. STAT-001..003 */
export function createWatchCounter(send: (report: WatchReport) => void) {
  let last: Moment = { watchedMs: 0, positionSeconds: null };
  let sentMs = 0;
  let sentPosition: number | null = null;

  const report = () => {
    const { watchedMs, positionSeconds } = last;
    const watchedSeconds = Math.floor((watchedMs - sentMs) / 1000);
    const resumable =
      positionSeconds !== null && positionSeconds >= RESUMABLE_FROM_SECONDS ? Math.floor(positionSeconds) : null;
    if (watchedSeconds === 0 && (resumable === null || resumable === sentPosition)) return;
    sentMs += watchedSeconds * 1000;
    sentPosition = resumable;
    send(resumable === null ? { watchedSeconds } : { watchedSeconds, positionSeconds: resumable });
  };

  return {
    /** Tell it at least once a second where the play is. */
    observe(moment: Moment): void {
      last = moment;
      if (last.watchedMs - sentMs >= WATCH_REPORT_SECONDS * 1000) report();
    },
    /** The viewer leaves, or the page goes to sleep. */
    flush: report,
  };
}
