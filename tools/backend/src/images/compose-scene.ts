import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Language } from '../world/localised.ts';
import { hashOf } from '../seed/random.ts';
import { GRADES, type Grade, type Lettering } from '../seed/scenes.ts';
import type { SeedArtwork } from '../world/pictures.ts';
import type { SceneFiles } from './artwork-files.ts';
import { gradePixels } from './grade-pixels.ts';
import type { ImageKindName } from './image-kinds.ts';
import { isLettering, type Letterer } from './lettering.ts';
import { isLight, setLetters } from './set-letters.ts';
import { shadePixels, type Scrim } from './shade-pixels.ts';

/** Strips wider than this keep the ground, where subjects stand, rather than the sky. */
const VERY_WIDE = 2;
/** How much closer the camera may stand to a subject, by the picture's own hash. */
const MOST_ZOOM = 0.13;
/** Heroes and banners keep their left part for text, so they are hardly moved. */
const CALM_ZOOM = 0.03;

const NIGHT = [5, 6, 13] as const;
const PAPER = [255, 243, 220] as const;
const CREAM = '#fff4e0';

export interface ScenePlan {
  readonly folder: string;
  readonly files: SceneFiles;
  readonly artwork: SeedArtwork & { readonly drawing: { readonly type: 'scene' } };
  readonly kind: ImageKindName;
  readonly width: number;
  readonly height: number;
}

/** A scene as this title shows it: cut, perhaps turned, graded, with grain; 8-bit RGB. */
export async function composeScene({ folder, files, artwork, kind, width, height }: ScenePlan): Promise<Buffer> {
  const { drawing, key } = artwork;
  const source = height > width * 0.9 ? files.tall : files.wide;
  const isCalm = kind === 'hero' || kind === 'banner';
  const flip = drawing.flip && !isCalm;
  const view = viewOf(source, width / height, { key, flip, zoom: isCalm ? CALM_ZOOM : MOST_ZOOM });
  const scale = width / view.width;
  // Scaled as a whole first: the decoder then reads only as much as is needed.
  const size = {
    width: Math.max(width, Math.round(source.width * scale)),
    height: Math.max(height, Math.round(source.height * scale)),
  };
  const pixels = await sharp(join(folder, source.file))
    .resize(size.width, size.height, { fit: 'fill' })
    .extract({
      left: Math.min(
        size.width - width,
        Math.round((flip ? source.width - view.left - view.width : view.left) * scale),
      ),
      top: Math.min(size.height - height, Math.round(view.top * scale)),
      width,
      height,
    })
    .flop(flip)
    .removeAlpha()
    .raw()
    .toBuffer();
  gradePixels(pixels, width, gradeOf(drawing.grade), key);
  return pixels;
}

function gradeOf(name: string): Grade {
  return GRADES.find((grade) => grade === name) ?? 'as-drawn';
}

interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the source to show, as seen after a flip: the wanted shape around the subject, a little closer and aside. */
function viewOf(
  source: SceneFiles['wide'],
  ratio: number,
  { key, flip, zoom }: { readonly key: string; readonly flip: boolean; readonly zoom: number },
): View {
  const chance = (part: string): number => (hashOf(`${key}/${part}`) % 1000) / 1000;
  const width = Math.min(source.width, source.height * ratio) / (1 + chance('zoom') * zoom);
  const height = width / ratio;
  const subject = (flip ? 1 - source.focus : source.focus) * source.width;
  // Wide pictures keep the subject where it was drawn, narrow ones bring it to the middle.
  const place = width / source.width > 0.8 ? subject / source.width : 0.5 + (chance('aside') - 0.5) * 0.1;
  const lower = (ratio > VERY_WIDE ? 0.72 : 0.55) + (chance('above') - 0.5) * 0.3;
  return {
    left: between(subject - width * place, 0, source.width - width),
    top: between((source.height - height) * lower, 0, source.height - height),
    width,
    height,
  };
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

export function letteringOf(artwork: SeedArtwork): Lettering {
  return isLettering(artwork.lettering) ? artwork.lettering : 'serif';
}

/** Sets the title over the scene's pixels: across the calm end of a poster, at the left of a hero. */
export function letterScene(
  pixels: Buffer,
  { artwork, files, kind, width, height }: ScenePlan,
  letterer: Letterer,
  language: Language,
): Sharp {
  const text = artwork.title?.[language] ?? '';
  const place =
    kind === 'hero' ? heroPlace(width, height) : posterPlace(files, letteringOf(artwork) === 'thin', width, height);
  const title = letterer.set(text, letteringOf(artwork), {
    width: place.width,
    height: place.height,
    align: place.align,
  });
  const top = place.top(title.height);
  shadePixels(pixels, width, height, place.scrim(title.height));
  const { svg, padding } = setLetters(title, place.colors, artwork.key, place.width, isLight(place.colors.ink));
  const overlay: OverlayOptions = {
    input: Buffer.from(svg),
    left: Math.round(place.left - padding),
    top: Math.round(top - padding),
  };
  return sharp(pixels, { raw: { width, height, channels: 3 } }).composite([overlay]);
}

interface Place {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly align: 'left' | 'center';
  readonly colors: { readonly ink: string; readonly accent: string };
  /** Both follow from the height of the set title. */
  top(titleHeight: number): number;
  scrim(titleHeight: number): Scrim;
}

/** How much a poster is darkened behind light letters, by where they stand; thin ones would be lost in less. */
const LIGHT_STRENGTH = { top: 0.66, bottom: 0.84 } as const;
const THIN_STRENGTH = 0.92;
/** How much it is lightened behind dark ones. */
const DARK_STRENGTH = 0.4;

function posterPlace(files: SceneFiles, isThin: boolean, width: number, height: number): Place {
  const margin = width * 0.075;
  const side = files.titleSide;
  const isInkLight = isLight(files.ink);
  return {
    left: margin,
    width: width - margin * 2,
    height: height * 0.27,
    align: 'center',
    colors: files,
    top: (titleHeight) => (side === 'top' ? height * 0.06 : height * 0.945 - titleHeight),
    scrim: (titleHeight) => ({
      side,
      tone: isInkLight ? NIGHT : PAPER,
      strength: isInkLight ? (isThin ? THIN_STRENGTH : LIGHT_STRENGTH[side]) : DARK_STRENGTH,
      reach: Math.min(1, (0.06 + titleHeight / height) * (side === 'top' && !isThin ? 1.5 : 1.7)),
    }),
  };
}

function heroPlace(width: number, height: number): Place {
  return {
    left: width * 0.045,
    width: width * 0.36,
    height: height * 0.36,
    align: 'left',
    colors: { ink: CREAM, accent: CREAM },
    top: (titleHeight) => (height - titleHeight) / 2,
    scrim: () => ({ side: 'left', tone: NIGHT, strength: 0.74, reach: 0.56 }),
  };
}

export const TITLE_INK = CREAM;
