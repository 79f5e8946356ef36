import type { Channel } from '@livery/contract/channels/entities';
import type { Content, Image } from '@livery/contract/contents/entities';
import { HERO_WIDTHS_PX, imageAddress, imageAddresses } from '@livery/platform/images';
import { pictureSource, type PictureSource } from '@livery/ui-kit/pictures';

/** Widths that the image server is asked for, by the shape of the picture. The browser takes the one that fits. */
const WIDTHS = {
  poster: [160, 240, 320, 480, 720],
  wide: [240, 320, 480, 640, 960],
  hero: HERO_WIDTHS_PX,
  square: [64, 96, 160, 240],
} as const;
type Shape = keyof typeof WIDTHS;

/** A picture of the image server in all widths of its shape; nothing without an address. */
export function pictureOf(address: string | undefined, shape: Shape): PictureSource | null {
  if (!address) return null;
  const addressOf = imageAddresses(address);
  return pictureSource({
    widths: WIDTHS[shape],
    addressOf: (widthPx, format) => addressOf({ widthPx, webp: format === 'webp' }),
  });
}

/** So small a copy is only good for its light. */
const GLOW_WIDTH = 32;

/** The address of a very small copy, to be blurred. */
export const glowOf = (address: string | undefined): string | undefined =>
  address && imageAddress(address, { widthPx: GLOW_WIDTH, webp: true });

const ofType = (images: readonly Image[], type: 'cover' | 'poster') => images.find((image) => image.type === type)?.src;

type Pictured = Pick<Content, 'images' | 'cover' | 'background'>;

export const posterOf = ({ images, cover }: Pictured) => pictureOf(ofType(images, 'poster') ?? cover?.src2x3, 'poster');
export const wideOf = ({ images, cover }: Pictured) => pictureOf(ofType(images, 'cover') ?? cover?.src16x9, 'wide');
export const heroOf = ({ background, cover, images }: Pictured) =>
  pictureOf(background?.web ?? cover?.src16x9 ?? ofType(images, 'cover'), 'hero');

/** The channel's mark: the one for dark grounds where there is one. */
export const channelLogoOf = ({ cover }: Pick<Channel, 'cover'>) =>
  pictureOf(cover?.darkBg ?? cover?.full ?? cover?.bg, 'square');
/** A still of the channel for cards. */
export const channelPictureOf = ({ cover }: Pick<Channel, 'cover'>) => pictureOf(cover?.colorBg ?? cover?.bg, 'wide');
