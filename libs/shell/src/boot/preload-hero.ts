import type { Rowset } from '@livery/contract/catalogue/entities';
import { HERO_SIZES } from '@livery/ui-kit/hero';
import { pictureOf } from '@livery/widgets/pictures';

/** Has the picture that the page opens with fetched as soon as its address is known, while the page is still being drawn. */
export function preloadHero({ rows: [first] }: Pick<Rowset, 'rows'>): void {
  const promotion = first?.template === 'promo-bg' ? first.promotions[0] : undefined;
  const picture = pictureOf(promotion?.background, 'hero');
  if (!picture?.webpSrcSet) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = 'image/webp';
  link.imageSrcset = picture.webpSrcSet;
  link.imageSizes = HERO_SIZES;
  link.fetchPriority = 'high';
  document.head.append(link);
}
