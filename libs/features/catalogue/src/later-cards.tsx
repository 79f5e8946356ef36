import { contentsApi } from '@livery/api-client/contents';
import type { Promotion, Row } from '@livery/contract/catalogue/entities';
import type { Person } from '@livery/contract/contents/entities';
import { useT } from '@livery/i18n/react';
import { ButtonCard, CollectionCard, PersonCard, PromoWideCard } from '@livery/ui-kit/cards';
import { addresses } from '@livery/widgets/addresses';
import { useDestination } from '@livery/widgets/destination';
import { pictureOf } from '@livery/widgets/pictures';
import { BegunCard } from './row-templates.tsx';

/** An episode that was begun, under the title of its series: its own title alone names nothing. ROWS-104 */
export function BegunEpisode({ item }: { item: Row['histories'][number] }) {
  const t = useT();
  const { parentId, season, series } = item.content;
  const above = useParent(parentId);
  // An episode hangs on its season, and that on the series; some servers leave the season out.
  const whole = useParent(above?.contentType === 'season' ? above.parentId : undefined) ?? above;
  const place =
    season !== undefined && series !== undefined ? t('episode_short', { season, episode: series }) : undefined;
  return <BegunCard item={item} title={whole?.title} {...(place && { detail: place })} />;
}

const useParent = (id: number | undefined) =>
  contentsApi.useGetContentQuery({ id: id ?? 0 }, { skip: id === undefined }).data;

export function PersonItem({ item }: { item: Person }) {
  return (
    <PersonCard
      title={item.name}
      picture={pictureOf(item.imageUrl, 'square')}
      href={addresses.person(item)}
      focusKey={`person-${item.id}`}
    />
  );
}

export function PromoWideItem({ item }: { item: Promotion }) {
  const target = useDestination(item.destination);
  return (
    <PromoWideCard
      title={item.title ?? ''}
      text={item.short}
      picture={pictureOf(item.background, 'wide')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

export function ButtonItem({ item }: { item: Promotion }) {
  const target = useDestination(item.destination);
  return (
    <ButtonCard
      title={item.title ?? ''}
      icon={pictureOf(item.buttonIcons[0], 'square')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

export function BrandedButtonItem({ item }: { item: Promotion }) {
  const t = useT();
  const target = useDestination(item.destination);
  return (
    <ButtonCard
      title={item.title ?? ''}
      icon={pictureOf(item.buttonIcons[0], 'square')}
      tip={item.short}
      tipLabel={t('action_details')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}

export function CollectionItem({ item }: { item: Promotion }) {
  const target = useDestination(item.destination);
  return (
    <CollectionCard
      title={item.title ?? ''}
      picture={pictureOf(item.background, 'poster')}
      focusKey={`promo-${item.id}`}
      {...target}
    />
  );
}
