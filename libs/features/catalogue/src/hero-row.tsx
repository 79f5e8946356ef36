import type { Promotion, Row } from '@livery/contract/catalogue/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Rating } from '@livery/ui-kit/feedback';
import { playIcon } from '@livery/ui-kit/icons';
import { PromoSlider } from '@livery/ui-kit/hero';
import { useDestination } from '@livery/widgets/destination';
import { pictureOf } from '@livery/widgets/pictures';
import { useMemo } from 'react';

function HeroActions({ promotion }: { promotion: Promotion }) {
  const t = useT();
  const { href, onOpen } = useDestination(promotion.destination);
  return (
    <Button kind="primary" icon={playIcon} href={href} onClick={onOpen} focusKey={`hero-${promotion.id}`}>
      {t(
        promotion.destination?.type === 'content' || promotion.destination?.type === 'channel'
          ? 'action_watch'
          : 'action_details',
      )}
    </Button>
  );
}

/** The banners that a page opens with. ROWS-040, ROWS-045, ROWS-049 */
export function HeroRow({ row, first }: { row: Row; first: boolean }) {
  const formats = useFormats();
  const promos = useMemo(
    () =>
      row.promotions.map((promotion) => {
        const rating = promotion.ratings.map(({ rating }) => rating).find((value) => formats.rating(value) !== null);
        return {
          id: String(promotion.id),
          title: promotion.title ?? '',
          kicker: promotion.short,
          facts: rating ? [<Rating key="rating" value={rating} text={formats.rating(rating) ?? ''} />] : [],
          description: promotion.description,
          picture: pictureOf(promotion.background, 'hero'),
          actions: <HeroActions promotion={promotion} />,
          ...(promotion.durationSeconds && { durationMs: promotion.durationSeconds * 1000 }),
        };
      }),
    [row.promotions, formats],
  );
  return <PromoSlider promos={promos} headingLevel={first ? 1 : 2} />;
}
