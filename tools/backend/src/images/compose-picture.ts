import sharp from 'sharp';
import type { SeedArtwork } from '../world/pictures.ts';
import type { ArtworkIndex } from './artwork-files.ts';
import { composePortrait } from './compose-portrait.ts';
import { composeScene, letteringOf, letterScene, TITLE_INK, type ScenePlan } from './compose-scene.ts';
import { drawIcon, drawMark, type GlyphDrawing } from './draw-glyph.ts';
import { encodePicture } from './encode-picture.ts';
import { IMAGE_KINDS } from './image-kinds.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import type { Letterer } from './lettering.ts';
import { setLetters } from './set-letters.ts';

export interface Workshop {
  readonly folder: string;
  readonly index: ArtworkIndex;
  readonly letterer: Letterer;
}

/** A request that this artwork cannot answer, in one sentence. */
export class ImpossiblePicture extends Error {}

const DARK_INK = '#141a2b';
const LIGHT_INK = '#ffffff';
/** At which one unit of an SVG is one pixel. */
const SVG_DPI = 72;

type PixelFormat = Exclude<ImageFormat, 'svg'>;

/**
 * Makes a picture: bytes in the wanted format.
 * @throws ImpossiblePicture when this artwork has no such face (a title of a picture without one, an SVG of a painting).
 */
export async function composePicture(workshop: Workshop, artwork: SeedArtwork, request: ImageRequest): Promise<Buffer> {
  const { drawing } = artwork;
  const { format, width } = request;
  const height = request.height ?? width;
  if (drawing.type === 'glyph' && request.kind !== 'title') return composeGlyph(drawing, request, height);
  if (format === 'svg') throw new ImpossiblePicture('This picture is a painting: ask for it as jpg, webp or avif.');
  if (request.kind === 'title') return composeTitle(workshop, artwork, request, format);
  if (drawing.type === 'portrait') {
    const file = workshop.index.portraits[drawing.portrait]?.file;
    if (file === undefined) throw new ImpossiblePicture(`The portrait "${drawing.portrait}" has not been drawn.`);
    const plan = { folder: workshop.folder, file, key: artwork.key, background: drawing.background, width, height };
    return encodePicture(await composePortrait(plan), format);
  }
  const plan = planScene(workshop, artwork, request, height);
  const pixels = await composeScene(plan);
  const isLettered =
    request.language !== null && artwork.title !== undefined && IMAGE_KINDS[request.kind].lettering !== 'never';
  const picture =
    isLettered && request.language !== null
      ? letterScene(pixels, plan, workshop.letterer, request.language)
      : sharp(pixels, { raw: { width, height, channels: 3 } });
  return encodePicture(picture, format);
}

function planScene(
  { folder, index }: Workshop,
  artwork: SeedArtwork,
  { kind, width }: ImageRequest,
  height: number,
): ScenePlan {
  const { drawing } = artwork;
  if (drawing.type !== 'scene') throw new ImpossiblePicture('This picture is not a scene.');
  const files = index.scenes[drawing.scene];
  if (files === undefined) throw new ImpossiblePicture(`The scene "${drawing.scene}" has not been drawn.`);
  return { folder, files, artwork: { ...artwork, drawing }, kind, width, height };
}

function composeGlyph(
  drawing: GlyphDrawing,
  { kind, tone, width, format }: ImageRequest,
  height: number,
): Promise<Buffer> | Buffer {
  const isIcon = kind === 'icon';
  const svg = isIcon
    ? drawIcon(drawing.glyph, tone === 'light' ? DARK_INK : LIGHT_INK, width, height)
    : drawMark(drawing, tone, width, height);
  return format === 'svg' ? Buffer.from(svg) : encodePicture(sharp(Buffer.from(svg)), format);
}

/** The title alone on nothing, for a page that sets it over a picture of its own. */
async function composeTitle(
  { letterer, index }: Workshop,
  artwork: SeedArtwork,
  { width, language }: ImageRequest,
  format: PixelFormat,
): Promise<Buffer> {
  const text = language === null ? undefined : artwork.title?.[language];
  if (text === undefined || artwork.drawing.type !== 'scene')
    throw new ImpossiblePicture('This picture has no title to letter.');
  const title = letterer.set(text, letteringOf(artwork), { width, height: width * 0.5, align: 'left' });
  const accent = index.scenes[artwork.drawing.scene]?.accent ?? TITLE_INK;
  // Cut to the letters, which then fill whatever place a page has for them, and drawn at the size that is asked for.
  const { svg } = setLetters(title, { ink: TITLE_INK, accent }, artwork.key, title.width, false);
  const density = (SVG_DPI * width) / title.width;
  return encodePicture(sharp(Buffer.from(svg), { density }).resize({ width }), format);
}
