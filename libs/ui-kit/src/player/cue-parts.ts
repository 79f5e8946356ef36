export interface CuePart {
  readonly text: string;
  readonly isItalic: boolean;
  readonly isBold: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The text of a WebVTT cue in pieces of one look. Marks that we do not draw (voices, classes, times) are left out, their words are not. */
export function cueParts(cue: string): CuePart[] {
  const parts: CuePart[] = [];
  const depth = { i: 0, b: 0 };
  for (const piece of cue.split(/(<[^>]*>)/)) {
    const tag = /^<(\/?)([ib])[\s.>]/i.exec(piece);
    if (tag) depth[tag[2]?.toLowerCase() as 'i' | 'b'] += tag[1] ? -1 : 1;
    else if (piece && !/^<[^>]*>$/.test(piece))
      parts.push({ text: plain(piece), isItalic: depth.i > 0, isBold: depth.b > 0 });
  }
  return parts;
}
