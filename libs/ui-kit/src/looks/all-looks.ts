import titleBelow from './card/title-below/index.ts';
import framedMat from './card/framed-mat/index.ts';
import outlinedSheet from './card/outlined-sheet/index.ts';
import overlayTitle from './card/overlay-title/index.ts';
import glowCaption from './card/glow-caption/index.ts';
import insetList from './card/inset-list/index.ts';
import fullBleedCinema from './hero/full-bleed-cinema/index.ts';
import familyMosaic from './hero/family-mosaic/index.ts';
import splitStatement from './hero/split-statement/index.ts';
import scoreboard from './hero/scoreboard/index.ts';
import coverflowGlow from './hero/coverflow-glow/index.ts';
import inlineStrip from './hero/inline-strip/index.ts';
import solidMedium from './button/solid-medium/index.ts';
import leafSolid from './button/leaf-solid/index.ts';
import rectOutline from './button/rect-outline/index.ts';
import block from './button/block/index.ts';
import pillGradient from './button/pill-gradient/index.ts';
import tintedCompact from './button/tinted-compact/index.ts';
import type { LooksByKind } from './look.ts';

/**
 * Every look of the kit. A site has those of its brand in place of this file, and Storybook has those that brands bring too:
 * tools/vite-brand/src/brand-looks.ts.
 */
export const LOOKS: LooksByKind = {
  card: {
    'title-below': titleBelow,
    'framed-mat': framedMat,
    'outlined-sheet': outlinedSheet,
    'overlay-title': overlayTitle,
    'glow-caption': glowCaption,
    'inset-list': insetList,
  },
  hero: {
    'full-bleed-cinema': fullBleedCinema,
    'family-mosaic': familyMosaic,
    'split-statement': splitStatement,
    scoreboard,
    'coverflow-glow': coverflowGlow,
    'inline-strip': inlineStrip,
  },
  button: {
    'solid-medium': solidMedium,
    'leaf-solid': leafSolid,
    'rect-outline': rectOutline,
    block,
    'pill-gradient': pillGradient,
    'tinted-compact': tintedCompact,
  },
};
