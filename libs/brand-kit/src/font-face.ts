/** One file of a family: one weight, one script. Made by the font script of `tools/vite-brand`, with the numbers measured there. */
export interface FontFace {
  readonly family: string;
  readonly weight: number;
  /** File name under the brand's `assets/fonts`. */
  readonly file: string;
  readonly unicodeRange: string;
  /** For letters lent by a family of another size. */
  readonly sizeAdjust?: string;
}

/** A local font stretched to the metrics of an own family, so that text does not move when the file arrives. */
export interface FallbackFace {
  readonly family: string;
  readonly weight: number;
  /** Local families that share Arial's metrics, first one found wins. */
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

export interface FontFaces {
  readonly faces: readonly FontFace[];
  readonly fallbacks: readonly FallbackFace[];
}

/** The value of `font-family`: the own family, its stand-ins, then whatever the device has, Georgian letters included. */
export function familyList({ fallbacks }: FontFaces, family: string): string {
  const standIns = new Set(fallbacks.map((face) => face.family).filter((name) => name.startsWith(`${family}-`)));
  return [...[family, ...standIns, 'Noto Sans Georgian'].map((name) => `"${name}"`), 'system-ui', 'sans-serif'].join(
    ',',
  );
}
