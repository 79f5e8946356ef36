import type { Promotion } from '@livery/contract/catalogue/entities';
import { useT } from '@livery/i18n/react';
import { ButtonCard, CollectionCard, PacketPromoCard, PromoWideCard } from '@livery/ui-kit/cards';
import { useDestination } from '@livery/widgets/destination';
import { pictureOf } from '@livery/widgets/pictures';
import type { ReactNode } from 'react';

interface Props {
  readonly item: Promotion;
}

/** The picture of a packet in the shape of its row. */
const PICTURE_OF = { 'promo-wide': 'wide', collection: 'poster', button: null } as const;
type Shape = keyof typeof PICTURE_OF;

function PacketItem({ item, shape }: Props & { readonly shape: Shape }) {
  const t = useT();
  const target = useDestination(item.destination);
  const picture = PICTURE_OF[shape];
  return (
    <PacketPromoCard
      title={item.title ?? ''}
      label={t('promo_packet')}
      price={item.short}
      picture={picture && pictureOf(item.background, picture)}
      shape={shape}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

/** A promotion of a packet has a card of its own in any row of promotions. ROWS-042 */
const orPacket = (shape: Shape, Other: (props: Props) => ReactNode) =>
  function PromoItem({ item }: Props) {
    return item.destination?.type === 'packet' ? <PacketItem item={item} shape={shape} /> : <Other item={item} />;
  };

function Announcement({ item }: Props) {
  const target = useDestination(item.destination);
  return (
    <PromoWideCard
      title={item.title ?? ''}
      text={item.short}
      picture={pictureOf(item.background, 'wide', item.color)}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

function PlainButton({
  item,
  tip,
}: Props & { readonly tip?: { readonly tip: string | undefined; readonly tipLabel: string } }) {
  const target = useDestination(item.destination);
  return (
    <ButtonCard
      title={item.title ?? ''}
      icon={pictureOf(item.buttonIcons[0], 'square')}
      focusKey={`promo-${item.id}`}
      {...tip}
      {...target}
    />
  );
}

/** It tells more of itself on demand. ROWS-038 */
function BrandedButton({ item }: Props) {
  const t = useT();
  return <PlainButton item={item} tip={{ tip: item.short, tipLabel: t('action_details') }} />;
}

function Collection({ item }: Props) {
  const target = useDestination(item.destination);
  return (
    <CollectionCard
      title={item.title ?? ''}
      picture={pictureOf(item.background, 'poster', item.color)}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

export const PromoWideItem = orPacket('promo-wide', Announcement);
export const ButtonItem = orPacket('button', PlainButton);
export const BrandedButtonItem = orPacket('button', BrandedButton);
export const CollectionItem = orPacket('collection', Collection);
