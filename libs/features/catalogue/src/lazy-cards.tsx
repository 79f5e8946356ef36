import type { Person } from '@livery/contract/contents/entities';
import { PersonCard } from '@livery/ui-kit/cards';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';

export { HistoryItem } from './history-item.tsx';
export { BrandedButtonItem, ButtonItem, CollectionItem, PromoWideItem } from './promo-items.tsx';

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
