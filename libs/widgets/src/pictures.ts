import type { Channel } from '@livery/contract/channels/entities';
import type { Content, Image } from '@livery/contract/contents/entities';
import { COVER_RATIO, HERO_WIDTHS_PX, IMAGE_WIDTH_PX, imageAddress, imageAddresses } from '@livery/platform/images';
import { pictureSource, type PictureSource } from '@livery/ui-kit/pictures';

/**
 * Widths that the image server is asked for, by the shape of the picture, and the ratio of those that are cut to one. The browser takes the
 * width that fits; 1080 is the widest of a card. ROWS-094, ROWS-095, ROWS-099
 */
const SHAPES = {
  poster: { widths: [160, 240, 320, 480, 720, IMAGE_WIDTH_PX] },
  wide: { widths: [240, 320, 480, 640, IMAGE_WIDTH_PX] },
  hero: { widths: HERO_WIDTHS_PX },
  banner: { widths: HERO_WIDTHS_PX, ratio: COVER_RATIO },
  square: { widths: [64, 96, 160, 240] },
  /** As large as the head of a person's page. */
  portrait: { widths: [240, 320, 480, 720] },
} as const satisfies Record<string, { widths: readonly number[]; ratio?: number }>;
type Shape = keyof typeof SHAPES;

const IS_COLOUR = /^#[0-9a-f]{6}$/i;

/** A picture of the image server in all widths of its shape, before it its leading colour; nothing without an address. */
export function pictureOf(address: string | undefined, shape: Shape, color?: string): PictureSource | null {
  if (!address) return null;
  const addressOf = imageAddresses(address);
  const { widths, ratio }: { widths: readonly number[]; ratio?: number } = SHAPES[shape];
  return pictureSource({
    widths,
    addressOf: (widthPx, format) =>
      addressOf({ widthPx, ...(ratio && { heightPx: widthPx / ratio }), webp: format === 'webp' }),
    ...(color !== undefined && IS_COLOUR.test(color) && { colour: color }),
  });
}

/** So small a copy is only good for its light. */
const GLOW_WIDTH = 32;

/** The address of a very small copy, to be blurred. */
export const glowOf = (address: string | undefined): string | undefined =>
  address && imageAddress(address, { widthPx: GLOW_WIDTH, webp: true });

/** Of a title that is a picture: twice as wide as it is drawn. */
const TITLE_WIDTH_PX = 960;

/** The address of a title as a picture, in the width that a page's head draws it. */
export const titlePictureOf = ({ graphicTitle }: { readonly graphicTitle?: string | undefined }): string | undefined =>
  graphicTitle && imageAddress(graphicTitle, { widthPx: TITLE_WIDTH_PX });

const ofType = (images: readonly Image[], type: 'cover' | 'poster') => images.find((image) => image.type === type)?.src;

type Pictured = Pick<Content, 'images' | 'cover' | 'background'>;

export const posterOf = ({ images, cover }: Pictured) =>
  pictureOf(ofType(images, 'poster') ?? cover?.src2x3, 'poster', cover?.color);
export const wideOf = ({ images, cover }: Pictured) =>
  pictureOf(ofType(images, 'cover') ?? cover?.src16x9, 'wide', cover?.color);
export const heroOf = ({ background, cover, images }: Pictured) =>
  pictureOf(background?.web ?? cover?.src16x9 ?? ofType(images, 'cover'), 'hero', cover?.color);

/** The channel's mark: the one for dark grounds where there is one. */
export const channelLogoOf = ({ cover }: Pick<Channel, 'cover'>) =>
  pictureOf(cover?.darkBg ?? cover?.full ?? cover?.bg, 'square');
/** A still of the channel for cards. */
export const channelPictureOf = ({ cover }: Pick<Channel, 'cover'>) =>
  pictureOf(cover?.colorBg ?? cover?.bg, 'wide', cover?.color);
