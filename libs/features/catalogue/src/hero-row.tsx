import type { Row } from '@livery/contract/catalogue/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { after } from '@livery/platform/later';
import { Rating } from '@livery/ui-kit/feedback';
import { PromoSlider } from '@livery/ui-kit/hero';
import { lazyPart } from '@livery/value/react';
import { glowOf, pictureOf, titlePictureOf } from '@livery/widgets/pictures';
import { useBrand } from '@livery/widgets/services';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { BesidePlace } from './beside-place.tsx';
import { HeroActions } from './hero-actions.tsx';

/** What the first screen can do without comes after it. */
const BesideHero = lazyPart(async () => {
  await after('idle');
  return import('./beside-hero.tsx');
});
/** A trailer is for somebody who is there: a page that nobody has touched brings nothing that plays. */
const HeroTrailer = lazyPart(async () => {
  await after('firstActivity');
  return import('./hero-trailer.tsx');
});
const HeroFacts = lazyPart(async () => {
  await after('idle');
  return import('./hero-facts.tsx');
});

/** Of the trailer over the story that is shown. */
type TrailerSound = 'none' | 'muted' | 'heard';

/** The banners that a page opens with. ROWS-040, ROWS-045, ROWS-049 */
export function HeroRow({ row, first }: { row: Row; first: boolean }) {
  const t = useT();
  const formats = useFormats();
  const beside = useBrand().rules.catalogue.besideHero;
  const [sound, setSound] = useState<TrailerSound>('none');
  // Each story begins in silence.
  const onTrailer = useCallback((isShown: boolean) => setSound(isShown ? 'muted' : 'none'), []);
  const promos = useMemo(
    () =>
      row.promotions.map((promotion) => {
        const rating = promotion.ratings.map(({ rating }) => rating).find((value) => formats.rating(value) !== null);
        const contentId = promotion.destination?.type === 'content' ? promotion.destination.id : undefined;
        return {
          id: String(promotion.id),
          title: promotion.title ?? '',
          // A packet says that it is one, as its card does in other rows. ROWS-042
          kicker:
            promotion.destination?.type === 'packet'
              ? [t('promo_packet'), promotion.short].filter(Boolean).join(' · ')
              : promotion.short,
          facts: rating
            ? [
                <span key="rating" data-label={t('fact_rating')}>
                  <Rating value={rating} text={formats.rating(rating) ?? ''} />
                </span>,
              ]
            : [],
          laterFacts: contentId !== undefined && (
            <Suspense>
              <HeroFacts contentId={contentId} />
            </Suspense>
          ),
          description: promotion.description,
          titlePicture: titlePictureOf(promotion),
          picture: pictureOf(promotion.background, 'hero', promotion.color),
          glow: glowOf(promotion.background),
          actions: <HeroActions promotion={promotion} />,
          ...(promotion.trailers.length > 0 && {
            trailer: (
              <Suspense>
                <HeroTrailer promotion={promotion} muted={sound !== 'heard'} onShown={onTrailer} />
              </Suspense>
            ),
            trailerMuted: sound === 'none' ? undefined : sound === 'muted',
            onTrailerMuted: (muted: boolean) => setSound(muted ? 'muted' : 'heard'),
          }),
          ...(promotion.durationSeconds && { durationMs: promotion.durationSeconds * 1000 }),
        };
      }),
    [row.promotions, formats, t, sound, onTrailer],
  );
  const side = (promoId: string) =>
    beside && (
      <Suspense fallback={<BesidePlace rule={beside} />}>
        <BesideHero rule={beside} story={row.promotions.find(({ id }) => String(id) === promoId)?.destination} />
      </Suspense>
    );
  return (
    <PromoSlider
      promos={promos}
      headingLevel={first ? 1 : 2}
      loopCount={row.loopCount}
      side={first && beside && side}
    />
  );
}
