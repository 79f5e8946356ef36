import type { FontFaces } from './font-face.ts';

export type Scheme = 'dark' | 'light';

/** Colours that every scheme of every brand gives. `accent` is a fill; coloured text uses `accent-text`. */
export interface Palette {
  /** The page. */
  readonly 'surface-0': string;
  /** Cards, fields and menus on the page. */
  readonly 'surface-1': string;
  /** What lies on a card, and a card under the pointer. */
  readonly 'surface-2': string;
  /** What lies on that, and the empty part of a progress bar. */
  readonly 'surface-3': string;
  /** Headings and what is read first. */
  readonly 'text-strong': string;
  /** Running text. */
  readonly 'text-normal': string;
  /** What may be read last; 4.5:1 all the same. */
  readonly 'text-muted': string;
  /** Words on a fill of `accent`. */
  readonly 'text-on-accent': string;
  /** The fill of the main action. */
  readonly accent: string;
  /** The same under the pointer. */
  readonly 'accent-hover': string;
  /** Links and other coloured words. */
  readonly 'accent-text': string;
  /** The fill that says "on the air". */
  readonly live: string;
  /** Words on a fill of `live`. */
  readonly 'text-on-live': string;
  /** Words and marks of what went well. */
  readonly success: string;
  /** Words and marks of what needs attention. */
  readonly warning: string;
  /** Words and marks of what failed, and of what cannot be undone. */
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

/** A table, so that a new role that is not here does not compile. */
export const PALETTE_ROLES: Readonly<Record<keyof Palette, true>> = {
  ...{ 'surface-0': true, 'surface-1': true, 'surface-2': true, 'surface-3': true },
  ...{ 'text-strong': true, 'text-normal': true, 'text-muted': true, 'text-on-accent': true },
  ...{ accent: true, 'accent-hover': true, 'accent-text': true, live: true, 'text-on-live': true },
  ...{ success: true, warning: true, danger: true, focus: true, scrim: true, outline: true, line: true },
};

/** Colours for special surfaces; what a brand leaves out is taken from its palette (see `completePalette`). */
export interface SpecialPalette {
  /** The main button, where its gradient begins. */
  readonly 'accent-from': string;
  /** The main button, where its gradient ends. */
  readonly 'accent-to': string;
  /** A progress bar or ring, where it begins. */
  readonly 'progress-from': string;
  /** A progress bar or ring, where it ends. */
  readonly 'progress-to': string;
  /** A chosen chip or tab, where its gradient begins. */
  readonly 'selected-from': string;
  /** A chosen chip or tab, where its gradient ends. */
  readonly 'selected-to': string;
  /** Words on a chosen chip or tab. */
  readonly 'text-on-selected': string;
  /** Good news: a premiere, a high rating, watched. */
  readonly good: string;
  /** Words on a fill of `good`. */
  readonly 'text-on-good': string;
  /** The second button on a picture. */
  readonly 'art-button': string;
  /** Words on the second button on a picture. */
  readonly 'text-on-art-button': string;
  /** Words on a picture. */
  readonly 'text-on-art': string;
  /** The shade that must lie under words on a picture. */
  readonly 'art-scrim': string;
  /** A line of progress on a picture, where it begins. */
  readonly 'progress-on-art-from': string;
  /** A line of progress on a picture, where it ends. */
  readonly 'progress-on-art-to': string;
  /** The edge of the present on a picture. */
  readonly 'live-on-art': string;
  /** The focus ring on a picture. */
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
  /** A palette for each scheme that `scheme` names. */
  readonly palettes: { readonly [scheme in Scheme]?: Palette & Partial<SpecialPalette> };
  readonly font: {
    /** Family lists as CSS writes them; own families come first, their metric-compatible fallback second. */
    readonly text: string;
    /** The families of headings, as CSS writes them. */
    readonly display: string;
    readonly weight: {
      /** Of running text. */
      readonly text: number;
      /** Of what is emphasised. */
      readonly bold: number;
      /** Of headings. */
      readonly display: number;
    };
    /** Letter spacing of headings, as CSS writes it. */
    readonly displayTracking: string;
    /** Added to each space between words, as CSS writes it: for a family whose space is too narrow in small letters. */
    readonly wordSpacing?: string;
    /** The same in headings: large letters of a narrow or a tight family run together. */
    readonly displayWordSpacing?: string;
    /** Line height of headings, in sizes of the letters. */
    readonly displayLeading: number;
    /** `uppercase` sets headings in capitals. */
    readonly displayCase: 'none' | 'uppercase';
    /** `lining-nums` for families whose digits are old-style by default. */
    readonly numeric: 'normal' | 'lining-nums';
    /** The typeface files in `assets/fonts`, from `fonts.ts`; empty for system families. */
    readonly files: FontFaces;
  };
  /** The size of each step, as CSS writes it: `type[2]` becomes `--type-2`. Headings begin at 2. */
  readonly type: { readonly [step in TypeStep]: string };
  readonly radius: {
    /** Links, tabs and other small parts. */
    readonly s: string;
    /** Panels, fields and lines of lists. */
    readonly m: string;
    /** Dialogues, sheets and packets. */
    readonly l: string;
    /** Chips and round buttons. */
    readonly pill: string;
    /** Corners of a card. */
    readonly card: string;
    /** Corners of a card's picture. */
    readonly picture: string;
    /** Corners of a button. */
    readonly button: string;
  };
  /** Steps of the 4-point grid in px: `space[4]` becomes `--space-4`. */
  readonly space: readonly number[];
  readonly shadow: {
    /** What lies just above the page. */
    readonly 1: string;
    /** Panels, menus and notices. */
    readonly 2: string;
    /** Dialogues and zoomed cards. */
    readonly 3: string;
  };
  readonly motion: {
    /** What answers a press or the pointer. */
    readonly fast: string;
    /** What comes and goes. */
    readonly normal: string;
    /** What moves over a large part of the screen. */
    readonly slow: string;
    /** The curve of all of them. */
    readonly ease: string;
  };
  readonly focus: {
    /** The ring's thickness. */
    readonly width: string;
    /** Between the ring and what it is around. */
    readonly gap: string;
    /** How much a card with the focus grows; 1 leaves it. */
    readonly scale: number;
    /** A glow around it, as CSS writes a shadow. */
    readonly shadow: string;
  };
  readonly layout: {
    /** Side margin of the page, from a phone to a desktop. */
    readonly gutter: string;
    /** Widest content; `none` fills the window. */
    readonly measure: string;
    /** Between the cards of a row. */
    readonly rowGap: string;
    /** The story that a page opens with. */
    readonly heroHeight: string;
    /** Of a main button; 44 px or more where fingers press. */
    readonly buttonHeight: string;
  };
  /** Named looks: values and layouts that the components draw. The kit's are in libs/ui-kit/src/looks. */
  readonly variant: {
    /** How cards, lists and sheets are drawn: a folder of `libs/ui-kit/src/looks/card`, or one that the brand brings. On the root as `data-card`. */
    readonly card: CardLook | OwnLook;
    /** How the first story is told, and the head of the page around it: as for `card`. On the root as `data-hero`. */
    readonly hero: HeroLook | OwnLook;
    /** How buttons and other controls are drawn: as for `card`. On the root as `data-button`. */
    readonly button: ButtonLook | OwnLook;
    /** Sizes of what is pressed and the room around it; on the root as `data-density`. */
    readonly density: 'comfortable' | 'compact' | 'tv';
  };
}

/** The looks that every brand may choose. */
export const CARD_LOOKS = [
  'title-below',
  'framed-mat',
  'outlined-sheet',
  'overlay-title',
  'glow-caption',
  'inset-list',
] as const;
export const HERO_LOOKS = [
  'full-bleed-cinema',
  'family-mosaic',
  'split-statement',
  'scoreboard',
  'coverflow-glow',
  'inline-strip',
] as const;
export const BUTTON_LOOKS = [
  'solid-medium',
  'leaf-solid',
  'rect-outline',
  'block',
  'pill-gradient',
  'tinted-compact',
] as const;
export type CardLook = (typeof CARD_LOOKS)[number];
export type HeroLook = (typeof HERO_LOOKS)[number];
export type ButtonLook = (typeof BUTTON_LOOKS)[number];
/** A look that the brand brings: it stands in `brands/<id>/looks/<card, hero or button>/<name>`. */
export type OwnLook = `own-${string}`;

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
