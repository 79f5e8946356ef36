import { LANGUAGES, type Language } from '../world/localised.ts';
import { nearestShape, nextWidth } from './picture-sizes.ts';
import { IMAGE_KINDS, isImageKind, type ImageKindName } from './image-kinds.ts';

const FORMATS = ['jpeg', 'webp', 'avif', 'png', 'svg'] as const;
export type ImageFormat = (typeof FORMATS)[number];

const TONES = ['color', 'light', 'dark'] as const;
export type Tone = (typeof TONES)[number];

/** A picture that may be made: everything about it is settled. */
export interface ImageRequest {
  readonly kind: ImageKindName;
  readonly key: string;
  readonly width: number;
  /** null when the picture's height follows from its text. */
  readonly height: number | null;
  readonly format: ImageFormat;
  /** The language of the title on it; null for a picture without lettering. */
  readonly language: Language | null;
  /** Marks and icons: on their own colour, or plain for a light or a dark page. */
  readonly tone: Tone;
}

/** What was wrong with an address, in one sentence. */
export class BadImageRequest extends Error {}

const DEFAULT_LANGUAGE: Language = 'ru';

const EXTENSIONS: Readonly<Record<string, ImageFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  png: 'png',
  svg: 'svg',
};
/** `{key}.jpg`, or `{key}.{language}.jpg` for an address that clients may still add a size to. */
const FILE = /^([a-z][a-z0-9-]{0,40})(?:\.(none|[a-z]{2}))?\.([a-z]{3,4})$/;

export interface ImageQuery {
  readonly w?: unknown;
  readonly h?: unknown;
  readonly format?: unknown;
  readonly lang?: unknown;
  readonly tone?: unknown;
}

/**
 * Reads an address such as `/images/poster/c10001.kk.jpg?w=400&format=webp`. Widths are those of a ladder, from 16 to
 * 2160 pixels; one of width and height gives the other by the kind's shape, both cut the picture to the usual shape that is nearest.
 * @throws BadImageRequest with a sentence for the caller.
 */
export function readImageRequest(kindName: string, file: string, query: ImageQuery): ImageRequest {
  if (!isImageKind(kindName))
    throw new BadImageRequest(
      `There is no kind of picture called "${kindName}"; there are ${Object.keys(IMAGE_KINDS).join(', ')}.`,
    );
  const kind = IMAGE_KINDS[kindName];
  const [, key, nameLanguage, extension] = FILE.exec(file) ?? [];
  if (key === undefined || extension === undefined)
    throw new BadImageRequest('A picture is asked for as {key}.jpg or {key}.{language}.jpg.');
  const named = EXTENSIONS[extension];
  if (named === undefined)
    throw new BadImageRequest(
      `Pictures do not come as .${extension}; there are ${Object.keys(EXTENSIONS).join(', ')}.`,
    );
  const format = choice('format', query.format, FORMATS, (text) => (text === 'jpg' ? 'jpeg' : text)) ?? named;
  const width = size('w', query.w);
  const height = size('h', query.h);
  const language = choice('lang', query.lang ?? nameLanguage, [...LANGUAGES, 'none'] as const);
  if (kind.ratio === null && (format === 'jpeg' || format === 'svg'))
    throw new BadImageRequest('Lettering is transparent: ask for it as webp, png or avif.');
  return {
    kind: kindName,
    key,
    ...shape(kind.ratio, kind.width, width, height),
    format,
    language: letteringLanguage(kind.lettering, language),
    tone: choice('tone', query.tone, TONES) ?? 'color',
  };
}

function letteringLanguage(
  lettering: 'always' | 'on-request' | 'never',
  language: Language | 'none' | null,
): Language | null {
  if (lettering === 'never' || language === 'none') return null;
  if (language !== null) return language;
  return lettering === 'always' ? DEFAULT_LANGUAGE : null;
}

function shape(
  ratio: number | null,
  usual: number,
  width: number | null,
  height: number | null,
): Pick<ImageRequest, 'width' | 'height'> {
  if (ratio === null) return { width: nextWidth(width ?? usual), height: null };
  const shape = width !== null && height !== null ? nearestShape(width / height) : ratio;
  const chosen = nextWidth(width ?? (height === null ? usual : height * shape));
  return { width: chosen, height: Math.round(chosen / shape) };
}

function size(name: string, value: unknown): number | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !/^\d{1,6}$/.test(value))
    throw new BadImageRequest(`The parameter ${name} must be a whole number of pixels.`);
  return Math.max(1, Number(value));
}

function choice<Value extends string>(
  name: string,
  value: unknown,
  allowed: readonly Value[],
  read: (text: string) => string = (text) => text,
): Value | null {
  if (value === undefined || value === '') return null;
  const found = typeof value === 'string' ? allowed.find((candidate) => candidate === read(value)) : undefined;
  if (found === undefined) throw new BadImageRequest(`The parameter ${name} must be one of ${allowed.join(', ')}.`);
  return found;
}
