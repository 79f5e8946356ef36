import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { Chip, ChipBar } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { memo } from 'react';

/** The categories to choose from, if there is a choice (`categoryChoice`). Drawn anew for something of its own only, not with every key of a search. */
export const CategoryChips = memo(function CategoryChips({
  categories,
  category,
  hrefOf = addresses.channels,
}: {
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  /** Where a category is; without it its page. */
  hrefOf?: (slug: string) => string;
}) {
  const t = useT();
  if (categories.length === 0) return null;
  return (
    <ChipBar label={t('channels_categories')} links>
      {categories.map((item) => (
        <Chip
          key={item.id}
          href={hrefOf(addressOf(item))}
          selected={item.id === category.id}
          focusKey={`category-${item.id}`}
        >
          {item.short ?? item.name}
        </Chip>
      ))}
    </ChipBar>
  );
});
