import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Person } from '@livery/contract/contents/entities';
import { PROGRESS_REFRESH_MS } from '@livery/domain/schedule';
import { PersonCard } from '@livery/ui-kit/cards';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';
import { useNow } from '@livery/widgets/services';
import { useProgrammeNow } from '@livery/widgets/use-channels';
import { useEffect } from 'react';

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

export interface ProgrammeNowProps {
  readonly channel: Channel;
  readonly onChange: (entry: ScheduleEntry | null) => void;
}

/** Draws nothing: tells a card what is on when its own programme is over. */
export function ProgrammeNow({ channel, onChange }: ProgrammeNowProps) {
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  const entry = useProgrammeNow(channel, nowMs);
  useEffect(() => onChange(entry), [entry, onChange]);
  return null;
}
