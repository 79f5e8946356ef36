/** The line to the network as browsers describe it (Network Information); where they say nothing, it is a good one. */
export interface Line {
  readonly savesData: boolean;
  readonly isMetered: boolean;
  readonly isSlow: boolean;
}

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

const METERED: ReadonlySet<string | undefined> = new Set(['cellular', 'wimax', 'bluetooth']);
const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

export function lineOf(from: object = navigator): Line {
  const { saveData = false, type, effectiveType } = (from as { connection?: Connection }).connection ?? {};
  return { savesData: saveData, isMetered: METERED.has(type), isSlow: SLOW.has(effectiveType) };
}
