import { STORED } from '@livery/domain/stored-keys';
import { useServices } from '@livery/widgets/services';
import { useState } from 'react';

/** In their order: the index of each is what is stored. CHAN-019, CHAN-020 */
export const CHANNEL_TABS = ['schedule', 'list'] as const;
export type ChannelTab = (typeof CHANNEL_TABS)[number];

/**
 * The part of the page that the viewer chose last; at first the schedule on a phone and the list on a desktop. Whoever comes for a programme that is
 * still to come comes for the schedule. CHAN-018, CHAN-019, CHAN-020
 */
export function useRememberedTab(
  narrow: boolean,
  isForSchedule: boolean,
): readonly [ChannelTab, (tab: ChannelTab) => void] {
  const { storage } = useServices();
  const [chosen, setChosen] = useState<ChannelTab | undefined>(() =>
    isForSchedule ? 'schedule' : CHANNEL_TABS[Number(storage.get(STORED.channelTab) ?? Number.NaN)],
  );
  return [
    chosen ?? (narrow ? 'schedule' : 'list'),
    (tab) => {
      setChosen(tab);
      storage.set(STORED.channelTab, String(CHANNEL_TABS.indexOf(tab)));
    },
  ];
}
