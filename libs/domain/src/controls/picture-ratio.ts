const USUAL = 16 / 9;

/**
 * Width by height of the frame that a channel's picture is fitted into. What cannot be read counts as not said. ENG-060
 * @param said as channels say it: `4:3`, `16/9`, `1.78`
 */
export function pictureRatio(said: string | undefined): number {
  const [, width, height = '1'] = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/x]\s*(\d+(?:\.\d+)?))?\s*$/i.exec(said ?? '') ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : USUAL;
}
