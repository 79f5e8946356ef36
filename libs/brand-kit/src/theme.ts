import type { FontFaces } from './font-face.ts';

export type Scheme = 'dark' | 'light';

/** Colours that every scheme of every brand gives. `accent` is a fill; coloured text uses `accent-text`. */
export interface Palette {
  readonly 'surface-0': string;
  readonly 'surface-1': string;
  readonly 'surface-2': string;
  readonly 'surface-3': string;
  readonly 'text-strong': string;
  readonly 'text-normal': string;
  readonly 'text-muted': string;
  readonly 'text-on-accent': string;
  readonly accent: string;
  readonly 'accent-hover': string;
  readonly 'accent-text': string;
  readonly live: string;
  readonly 'text-on-live': string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  /** The focus ring. */
  readonly focus: string;
  /** Behind dialogs and under text on pictures. */
  readonly scrim: string;
  /** Draws controls, at least 3:1. */
  readonly outline: string;
  /** A decorative hairline that carries no meaning. */
  readonly line: string;
}

/** Colours for special surfaces; what a brand leaves out is taken from its palette (see `completePalette`). */
export interface SpecialPalette {
  /** Both ends of the main button. */
  readonly 'accent-from': string;
  readonly 'accent-to': string;
  /** Both ends of a progress bar or ring. */
  readonly 'progress-from': string;
  readonly 'progress-to': string;
  /** Both ends of a chosen chip or tab, and its label. */
  readonly 'selected-from': string;
  readonly 'selected-to': string;
  readonly 'text-on-selected': string;
  /** Good news: a premiere, a high rating, watched. */
  readonly good: string;
  readonly 'text-on-good': string;
  /** The second button on a picture, and its label. */
  readonly 'art-button': string;
  readonly 'text-on-art-button': string;
  /** Text on a picture, and the shade that must lie under it. */
  readonly 'text-on-art': string;
  readonly 'art-scrim': string;
  /** Both ends of a line of progress on a picture, the edge of the present there, and the focus ring. */
  readonly 'progress-on-art-from': string;
  readonly 'progress-on-art-to': string;
  readonly 'live-on-art': string;
  readonly 'focus-on-art': string;
}

export type ColourRole = keyof Palette | keyof SpecialPalette;
export type CompletePalette = Palette & SpecialPalette;

export const TYPE_STEPS = ['-1', '0', '1', '2', '3', '4', '5', '6'] as const;
export type TypeStep = (typeof TYPE_STEPS)[number];

export interface Theme {
  /** One sentence for the designer: what this brand is. */
  readonly character: string;
  /** `system` follows the device and needs both palettes. */
  readonly scheme: Scheme | 'system';
  readonly palettes: { readonly [scheme in Scheme]?: Palette & Partial<SpecialPalette> };
  readonly font: {
    /** Family lists as CSS writes them; own families come first, their metric-compatible fallback second. */
    readonly text: string;
    readonly display: string;
    readonly weight: { readonly text: number; readonly bold: number; readonly display: number };
    readonly displayTracking: string;
    readonly displayLeading: number;
    readonly displayCase: 'none' | 'uppercase';
    /** `lining-nums` for families whose digits are old-style by default. */
    readonly numeric: 'normal' | 'lining-nums';
    readonly files: FontFaces;
  };
  readonly type: { readonly [step in TypeStep]: string };
  readonly radius: {
    readonly s: string;
    readonly m: string;
    readonly l: string;
    readonly pill: string;
    /** Corners of a card, of its picture and of a button: the brand's own shape. */
    readonly card: string;
    readonly picture: string;
    readonly button: string;
  };
  /** Steps of the 4-point grid in px: `space[4]` becomes `--space-4`. */
  readonly space: readonly number[];
  readonly shadow: { readonly 1: string; readonly 2: string; readonly 3: string };
  readonly motion: { readonly fast: string; readonly normal: string; readonly slow: string; readonly ease: string };
  readonly focus: { readonly width: string; readonly gap: string; readonly scale: number; readonly shadow: string };
  readonly layout: {
    /** Side margin of the page, from a phone to a desktop. */
    readonly gutter: string;
    /** Widest content; `none` fills the window. */
    readonly measure: string;
    readonly rowGap: string;
    readonly heroHeight: string;
    readonly buttonHeight: string;
  };
  /** Named looks that a component draws differently; on the root as `data-card`, `data-hero`, `data-button`, `data-density`. */
  readonly variant: {
    readonly card: 'title-below' | 'framed-mat' | 'outlined-sheet' | 'overlay-title' | 'glow-caption' | 'inset-list';
    readonly hero:
      'full-bleed-cinema' | 'family-mosaic' | 'split-statement' | 'scoreboard' | 'coverflow-glow' | 'inline-strip';
    readonly button: 'solid-medium' | 'leaf-solid' | 'rect-outline' | 'block' | 'pill-gradient' | 'tinted-compact';
    readonly density: 'comfortable' | 'compact' | 'tv';
  };
}

/** Checked by its type; values are checked by `checkBrand` at build. */
export function defineTheme(theme: Theme): Theme {
  return theme;
}

/** Schemes that the theme can be shown in. */
export function schemesOf(theme: Theme): readonly Scheme[] {
  return theme.scheme === 'system' ? ['light', 'dark'] : [theme.scheme];
}

/** A palette with every special colour, or undefined when the theme lacks the scheme. */
export function completePalette(theme: Theme, scheme: Scheme): CompletePalette | undefined {
  const own = theme.palettes[scheme];
  return (
    own && {
      'accent-from': own.accent,
      'accent-to': own.accent,
      'progress-from': own.accent,
      'progress-to': own.accent,
      'selected-from': own['surface-3'],
      'selected-to': own['surface-3'],
      'text-on-selected': own['text-strong'],
      good: own.success,
      'text-on-good': own['surface-0'],
      'art-button': own['surface-2'],
      'text-on-art-button': own['text-strong'],
      'text-on-art': '#ffffff',
      'art-scrim': own.scrim,
      'progress-on-art-from': own['progress-from'] ?? own.accent,
      'progress-on-art-to': own['progress-to'] ?? own.accent,
      'live-on-art': own.live,
      'focus-on-art': own.focus,
      ...own,
    }
  );
}
