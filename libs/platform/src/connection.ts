/** How the connection to the network is, as browsers tell it (`navigator.connection`); where they say nothing, it is a good one. */
export interface ConnectionQuality {
  readonly savesData: boolean;
  readonly isMetered: boolean;
  readonly isSlow: boolean;
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

const METERED: ReadonlySet<string | undefined> = new Set(['cellular', 'wimax', 'bluetooth']);
const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

export function connectionQuality(from: object = navigator): ConnectionQuality {
  const { saveData = false, type, effectiveType } = (from as { connection?: NetworkInformation }).connection ?? {};
  return { savesData: saveData, isMetered: METERED.has(type), isSlow: SLOW.has(effectiveType) };
}
