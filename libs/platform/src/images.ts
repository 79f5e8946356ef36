/** Widths asked from the image server, by use. ROWS-094, ROWS-095 */
export const IMAGE_WIDTH_PX = 1080;
/** Widths of a picture that fills the window, from which the browser takes the one that fits. */
export const HERO_WIDTHS_PX: readonly number[] = [480, 828, 1080, 1440, 1920];
/** Cover images of the wide kind are three times as wide as high. ROWS-099 */
export const COVER_RATIO = 3;

/** Pixel ratio for images: dense even where the screen is not, on large windows. ROWS-096, ROWS-097 */
export function imagePixelRatio(devicePixelRatio: number, windowWidthPx: number): number {
  if (windowWidthPx > 1920) return Math.max(3, devicePixelRatio);
  if (windowWidthPx > 1440) return Math.max(2, devicePixelRatio);
  return Math.max(1, devicePixelRatio);
}

interface ImageRequest {
  widthPx: number;
  heightPx?: number;
  webp?: boolean;
}

/** Site and path, query, fragment. */
const WHOLE_ADDRESS = /^(https?:\/\/[^/?#][^?#]*)(\?[^#]*)?(#.*)?$/;

/** Adds size and format to an image's address, which is read once for all its sizes; one that is none comes back as it is. ROWS-098 */
export function imageAddresses(address: string): (request: ImageRequest) => string {
  const [, base, search, hash = ''] = WHOLE_ADDRESS.exec(address) ?? [];
  if (!base) return () => address;
  return ({ widthPx, heightPx, webp = true }) => {
    const params = new URLSearchParams(search);
    params.set('w', String(Math.round(widthPx)));
    if (heightPx) params.set('h', String(Math.round(heightPx)));
    if (webp) params.set('format', 'webp');
    return `${base}?${params}${hash}`;
  };
}

export const imageAddress = (address: string, request: ImageRequest): string => imageAddresses(address)(request);
