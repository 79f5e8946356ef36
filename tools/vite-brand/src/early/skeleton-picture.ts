import { HERO_WIDTHS_PX, imageAddress } from '@livery/platform/images';

/** What of a page's answer names its opening picture, by the wire names; anything may be missing. */
interface PageAnswer {
  readonly rows?: readonly {
    readonly template?: unknown;
    readonly promotions?: readonly { readonly background?: unknown }[];
  }[];
}

/** The address of the picture that a page opens with; null where it opens with something else. ROWS-040 */
function openingPicture({ rows }: PageAnswer): string | null {
  const [first] = rows ?? [];
  const address = first?.template === 'promo-bg' ? first.promotions?.[0]?.background : undefined;
  return typeof address === 'string' && URL.canParse(address) ? address : null;
}

/**
 * Puts the opening picture into the hero of the page's skeleton as soon as its address is known, in the widths of the application: it stands there
 * while the application is still on its way, and is in the browser's memory when the application draws the same.
 */
export async function drawOpeningPicture(page: Promise<Response>): Promise<void> {
  const response = (await page).clone();
  const address = response.ok ? openingPicture((await response.json()) as PageAnswer) : null;
  const place = document.querySelector('.sk-picture');
  if (address === null || !place) return;
  const picture = new Image();
  picture.alt = '';
  picture.fetchPriority = 'high';
  picture.onerror = () => picture.remove();
  picture.sizes = '100vw';
  picture.srcset = HERO_WIDTHS_PX.map((widthPx) => `${imageAddress(address, { widthPx })} ${widthPx}w`).join(', ');
  place.append(picture);
}
