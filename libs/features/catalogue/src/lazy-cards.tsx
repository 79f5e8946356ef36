import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Person } from '@livery/contract/contents/entities';
import { PersonCard } from '@livery/ui-kit/cards';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';
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
  readonly nowMs: number;
  readonly onChange: (entry: ScheduleEntry | null) => void;
}

/** Draws nothing: tells a card what is on when its own programme is over. */
export function ProgrammeNow({ channel, nowMs, onChange }: ProgrammeNowProps) {
  const entry = useProgrammeNow(channel, nowMs);
  useEffect(() => onChange(entry), [entry, onChange]);
  return null;
}
