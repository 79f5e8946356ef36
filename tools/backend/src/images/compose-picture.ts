import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashOf } from '../seed/random.ts';
import { GRADES, type Grade, type Lettering } from '../seed/scenes.ts';
import type { SeedArtwork } from '../seed/world.ts';
import type { ArtworkIndex, SceneFiles } from './artwork-files.ts';
import { drawIcon, drawMark } from './draw-glyph.ts';
import { gradePixels } from './grade-pixels.ts';
import { IMAGE_KINDS } from './image-kinds.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { isLettering, type Letterer, type SetTitle } from './lettering.ts';

export interface Workshop {
  readonly folder: string;
  readonly index: ArtworkIndex;
  readonly letterer: Letterer;
}

/** A request that this artwork cannot answer, in one sentence. */
export class ImpossiblePicture extends Error {}

const QUALITY: Readonly<Record<Exclude<ImageFormat, 'svg' | 'png'>, number>> = { jpeg: 80, webp: 78, avif: 55 };

type Scene = Extract<SeedArtwork['drawing'], { type: 'scene' }>;
type Portrait = Extract<SeedArtwork['drawing'], { type: 'portrait' }>;

/**
 * Makes a picture: bytes in the wanted format.
 * @throws ImpossiblePicture when this artwork has no such face (a title of a picture without one, an SVG of a painting).
 */
export async function composePicture(workshop: Workshop, artwork: SeedArtwork, request: ImageRequest): Promise<Buffer> {
  const { drawing } = artwork;
  if (request.kind === 'title') return composeTitle(workshop, artwork, request);
  const height = request.height ?? request.width;
  if (drawing.type === 'glyph') {
    const svg =
      request.kind === 'icon'
        ? drawIcon(drawing.glyph, request.tone === 'light' ? '#141a2b' : '#ffffff', request.width, height)
        : drawMark(drawing, request.tone, request.width, height);
    return request.format === 'svg' ? Buffer.from(svg) : encode(sharp(Buffer.from(svg)), request.format);
  }
  if (request.format === 'svg')
    throw new ImpossiblePicture('This picture is a painting: ask for it as jpg, webp or avif.');
  if (drawing.type === 'portrait')
    return composePortrait(workshop, artwork.key, drawing, request.width, height, request.format);
  return composeScene(workshop, artwork, drawing, { ...request, height });
}

async function composeScene(
  workshop: Workshop,
  artwork: SeedArtwork,
  drawing: Scene,
  request: ImageRequest & { readonly height: number },
): Promise<Buffer> {
  const files = workshop.index.scenes[drawing.scene];
  if (files === undefined) throw new ImpossiblePicture(`The scene "${drawing.scene}" has not been drawn.`);
  const { width, height, kind, language } = request;
  const source = height > width * 0.9 ? files.tall : files.wide;
  const keepsLeftCalm = kind === 'hero' || kind === 'banner';
  const flip = drawing.flip && !keepsLeftCalm;
  const region = cropOf(source, width / height, { seed: artwork.key, flip, zoom: keepsLeftCalm ? 0.03 : 0.13 });
  const { data, info } = await sharp(join(workshop.folder, source.file))
    .flop(flip)
    .extract(region)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  gradePixels(data, info.width, gradeOf(drawing.grade), artwork.key);
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  if (language === null || artwork.title === undefined || IMAGE_KINDS[kind].lettering === 'never')
    return encode(picture, request.format);
  const overlay =
    kind === 'hero'
      ? heroTitle(workshop, artwork, files, width, height, language)
      : posterTitle(workshop, artwork, files, width, height, language);
  return encode(picture.composite([{ input: Buffer.from(overlay) }]), request.format);
}

function gradeOf(name: string): Grade {
  return GRADES.find((grade) => grade === name) ?? 'as-drawn';
}

/** Strips wider than this keep the ground, where subjects stand, rather than the sky. */
const VERY_WIDE = 2;

interface Crop {
  readonly seed: string;
  readonly flip: boolean;
  /** How much closer the camera may stand at most. */
  readonly zoom: number;
}

/** The part of the source to show: the wanted shape around the subject, a little closer and aside by the picture's own hash. */
function cropOf(
  source: SceneFiles['wide'],
  ratio: number,
  { seed, flip, zoom }: Crop,
): { left: number; top: number; width: number; height: number } {
  const chance = (part: string): number => (hashOf(`${seed}/${part}`) % 1000) / 1000;
  const closer = 1 + chance('zoom') * zoom;
  const width = Math.min(source.width, source.height * ratio) / closer;
  const height = width / ratio;
  const subject = (flip ? 1 - source.focus : source.focus) * source.width;
  // Wide pictures keep the subject where it was drawn, narrow ones bring it to the middle.
  const place = width / source.width > 0.8 ? subject / source.width : 0.5 + (chance('aside') - 0.5) * 0.1;
  const left = between(subject - width * place, 0, source.width - width);
  const top = between(
    (source.height - height) * ((ratio > VERY_WIDE ? 0.72 : 0.55) + (chance('above') - 0.5) * 0.3),
    0,
    source.height - height,
  );
  return { left: Math.round(left), top: Math.round(top), width: Math.floor(width), height: Math.floor(height) };
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

async function composePortrait(
  workshop: Workshop,
  key: string,
  { portrait, background }: Portrait,
  width: number,
  height: number,
  format: ImageFormat,
): Promise<Buffer> {
  const files = workshop.index.portraits[portrait];
  if (files === undefined) throw new ImpossiblePicture(`The portrait "${portrait}" has not been drawn.`);
  const side = Math.max(width, height);
  const face = await sharp(join(workshop.folder, files.file))
    .flop(hashOf(`${key}/turn`) % 3 === 0)
    .resize(side, side)
    .toBuffer();
  const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><radialGradient id="light" cx="0.3" cy="0.22" r="1"><stop offset="0" stop-color="${lighter(background, 1.75)}"/><stop offset="0.5" stop-color="${background}"/><stop offset="1" stop-color="${lighter(background, 0.34)}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#light)"/></svg>`;
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${background}" opacity="0.2"/></svg>`;
  const square = await sharp(Buffer.from(backdrop))
    .composite([{ input: face }, { input: Buffer.from(shade), blend: 'multiply' }])
    .removeAlpha()
    .toBuffer();
  return encode(sharp(square).resize(width, height, { fit: 'cover', position: 'top' }), format);
}

function lighter(hex: string, factor: number): string {
  const part = (from: number): string =>
    Math.min(255, Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * factor))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

function letteringOf(artwork: SeedArtwork): Lettering {
  return isLettering(artwork.lettering) ? artwork.lettering : 'serif';
}

/** Letters over a picture: the last line may stand out, all of them throw a soft shadow. */
function letters(title: SetTitle, files: SceneFiles, key: string, isOnPicture: boolean): string {
  const accentLast = title.lines.length > 1 && hashOf(`${key}/accent`) % 2 === 0;
  const shadow = isOnPicture && isLight(files.ink);
  const line = (fill: (index: number) => string, extra: string): string =>
    title.lines
      .map(
        ({ path, transform }, index) => `<path transform="${transform}" d="${path}" fill="${fill(index)}" ${extra}/>`,
      )
      .join('');
  const offset = Math.max(1, title.width * 0.004);
  return (
    (shadow
      ? `<g transform="translate(0 ${offset.toFixed(1)})" opacity="0.5">${line(() => '#000', `stroke="#000" stroke-opacity="0.45" stroke-width="${(offset * 2).toFixed(1)}"`)}</g>`
      : '') + line((index) => (accentLast && index === title.lines.length - 1 ? files.accent : files.ink), '')
  );
}

function isLight(hex: string): boolean {
  return (
    Number.parseInt(hex.slice(1, 3), 16) + Number.parseInt(hex.slice(3, 5), 16) + Number.parseInt(hex.slice(5, 7), 16) >
    384
  );
}

function posterTitle(
  workshop: Workshop,
  artwork: SeedArtwork,
  files: SceneFiles,
  width: number,
  height: number,
  language: keyof NonNullable<SeedArtwork['title']>,
): string {
  const margin = width * 0.075;
  const title = workshop.letterer.set(artwork.title?.[language] ?? '', letteringOf(artwork), {
    width: width - margin * 2,
    height: height * 0.27,
    align: 'center',
  });
  const isTop = files.titleSide === 'top';
  const top = isTop ? height * 0.06 : height * 0.945 - title.height;
  return overlay(
    width,
    height,
    scrim(files, isTop, isTop ? (top + title.height) / height : 1 - top / height),
    `<g transform="translate(${margin.toFixed(1)} ${top.toFixed(1)})">${letters(title, files, artwork.key, true)}</g>`,
  );
}

function heroTitle(
  workshop: Workshop,
  artwork: SeedArtwork,
  files: SceneFiles,
  width: number,
  height: number,
  language: keyof NonNullable<SeedArtwork['title']>,
): string {
  const title = workshop.letterer.set(artwork.title?.[language] ?? '', letteringOf(artwork), {
    width: width * 0.36,
    height: height * 0.36,
    align: 'left',
  });
  const left = width * 0.045;
  const top = height * 0.5 - title.height / 2;
  const side = `<linearGradient id="scrim" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#05060d" stop-opacity="0.72"/><stop offset="0.55" stop-color="#05060d" stop-opacity="0"/></linearGradient>`;
  return overlay(
    width,
    height,
    side,
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">${letters(title, { ...files, ink: '#fff4e0' }, artwork.key, true)}</g>`,
  );
}

/** Darkens (under light letters) or lightens (under dark ones) only where the title stands. */
function scrim(files: SceneFiles, isTop: boolean, share: number): string {
  const tone = isLight(files.ink) ? '#05060d' : '#fff3dc';
  const strength = isLight(files.ink) ? (isTop ? 0.56 : 0.74) : 0.34;
  const reach = Math.min(1, share * (isTop ? 1.25 : 1.4));
  const [from, to] = isTop ? ['0', '1'] : ['1', '0'];
  return `<linearGradient id="scrim" x1="0" x2="0" y1="${from}" y2="${to}"><stop offset="0" stop-color="${tone}" stop-opacity="${strength}"/><stop offset="${(reach * 0.6).toFixed(2)}" stop-color="${tone}" stop-opacity="${(strength * 0.6).toFixed(2)}"/><stop offset="${reach.toFixed(2)}" stop-color="${tone}" stop-opacity="0"/></linearGradient>`;
}

function overlay(width: number, height: number, gradient: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${gradient}</defs><rect width="${width}" height="${height}" fill="url(#scrim)"/>${body}</svg>`;
}

/** The title alone on nothing, for a page that sets it over a picture of its own. */
async function composeTitle(
  workshop: Workshop,
  artwork: SeedArtwork,
  { width, language, format }: ImageRequest,
): Promise<Buffer> {
  const text = language === null ? undefined : artwork.title?.[language];
  if (text === undefined) throw new ImpossiblePicture('This picture has no title to letter.');
  const files = artwork.drawing.type === 'scene' ? workshop.index.scenes[artwork.drawing.scene] : undefined;
  const title = workshop.letterer.set(text, letteringOf(artwork), { width, height: width * 0.5, align: 'left' });
  const tones = { ...(files ?? Object.values(workshop.index.scenes)[0]), ink: '#fff4e0' };
  const height = Math.ceil(title.height);
  if (tones.accent === undefined) throw new ImpossiblePicture('No scene has been drawn yet.');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${letters(title, tones as SceneFiles, artwork.key, false)}</svg>`;
  return encode(sharp(Buffer.from(svg)), format);
}

async function encode(picture: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'jpeg':
      return picture
        .flatten({ background: '#10131f' })
        .jpeg({ quality: QUALITY.jpeg, mozjpeg: false, progressive: true })
        .toBuffer();
    case 'webp':
      return picture.webp({ quality: QUALITY.webp, effort: 1 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: QUALITY.avif, effort: 1 }).toBuffer();
    default:
      return picture.png({ compressionLevel: 8 }).toBuffer();
  }
}
