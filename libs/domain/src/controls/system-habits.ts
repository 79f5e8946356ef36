/** Versions of iOS that refuse a start with sound. ENG-020 */
const SILENT_IOS = [15, 16, 17];
/** iOS throws the viewer out of a screen that has just been filled; for so long leaving it is taken back. ENG-025 */
const KEEP_FULLSCREEN_MS = 3_000;
/** iOS pauses what it brings to the whole screen; a pause so soon is not the viewer's. ENG-026 */
export const IGNORE_PAUSE_MS = 2_000;

interface System {
  readonly name: string;
  /** As the browser tells it: `17.4.1`. */
  readonly version: string;
}

/** Whether playback has to begin silently. ENG-020 */
export const refusesSoundFirst = ({ name, version }: System): boolean =>
  name === 'iOS' && SILENT_IOS.includes(Number.parseInt(version, 10));

/** What to do when a filled screen or playback ends so soon after it was filled. ENG-025, ENG-026 */
export function afterFilling(
  event: 'left' | 'paused',
  { sinceFilledMs, isIos }: { sinceFilledMs: number; isIos: boolean },
): 'undo' | 'accept' {
  if (event === 'left') return isIos && sinceFilledMs < KEEP_FULLSCREEN_MS ? 'undo' : 'accept';
  return sinceFilledMs < IGNORE_PAUSE_MS ? 'undo' : 'accept';
}
