import { channelsApi } from '@livery/api-client/channels';
import type { SubPacket } from '@livery/contract/packets/entities';
import { isAdultCategory } from '@livery/domain/channels';
import { isAdultPacket } from '@livery/domain/packets';
import { ADULT_AGE } from '@livery/domain/schedule';
import { useGate } from '@livery/widgets/use-gate';
import { useMemo, useState } from 'react';

export interface AdultCover {
  /** What is for adults is not shown as bought yet. */
  readonly isCovered: boolean;
  /** Asks for what stands before an adult channel, and takes the cover away. */
  readonly uncover: () => Promise<void>;
}

/** The categories of channels for adults, by id. */
export function useAdultCategoryIds(isNeeded = true): ReadonlySet<number> {
  const { data } = channelsApi.useGetChannelCategoriesQuery(undefined, { skip: !isNeeded });
  return useMemo(() => new Set(data?.categories.filter(isAdultCategory).map(({ id }) => id)), [data]);
}

/** A packet for adults asks for the PIN before it is shown as bought. */
export function useAdultCover(packet: SubPacket, isOwned: boolean): AdultCover {
  const gate = useGate();
  const [isUncovered, setUncovered] = useState(false);
  const adultIds = useAdultCategoryIds(isOwned);
  return {
    isCovered: isOwned && !isUncovered && isAdultPacket(packet, adultIds),
    uncover: async () => {
      if (await gate.pass({ action: 'channel', channel: { age: ADULT_AGE } })) setUncovered(true);
    },
  };
}
