import { keyAttributes } from './clear-key.ts';
import { contentKey, turnOf, type Protect } from './content-key.ts';

export type ListProtection = {
  protect: Protect;
  showName: string;
  /** Where a segment lies on the media timeline. */
  mediaSeconds(number: number): number;
};

const SEGMENT = /^(?<track>[\w-]+)\/(?<number>\d+)\.m4s$/;

/** A media playlist with keys, and an initialisation for each of them. */
export function protectList(text: string, { protect, showName, mediaSeconds }: ListProtection): string {
  let turn: number | undefined;
  const lines = text.split('\n').filter((line) => !line.startsWith('#EXT-X-MAP:'));
  return lines
    .flatMap((line, index) => {
      const { track, number } = (line.startsWith('#EXTINF:') && SEGMENT.exec(lines[index + 1] ?? '')?.groups) || {};
      const next = number === undefined ? turn : turnOf(protect, mediaSeconds(Number(number)));
      if (next === undefined || next === turn) return [line];
      turn = next;
      const key = keyAttributes(protect.scheme, contentKey(showName, next));
      return [`#EXT-X-MAP:URI="${track}/init-${next}.mp4"`, `#EXT-X-KEY:${key}`, line];
    })
    .join('\n');
}

/** A multivariant playlist that tells the key system ahead. */
export const protectMaster = (text: string, protect: Protect, showName: string, turn: number): string =>
  text.replace('#EXT-X-INDEPENDENT-SEGMENTS', (line) =>
    [line, `#EXT-X-SESSION-KEY:${keyAttributes(protect.scheme, contentKey(showName, turn))}`].join('\n'),
  );
