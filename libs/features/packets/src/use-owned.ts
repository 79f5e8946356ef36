import { packetsApi } from '@livery/api-client/packets';
import type { Packet, SubPacket, UserPacket } from '@livery/contract/packets/entities';
import { selectSession, sessionKind } from '@livery/domain/session';
import { runningBase, type SubscriptionFacts } from '@livery/domain/subscription';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

export interface Owned {
  /** Undefined until it is known; a guest has nothing. */
  readonly subscriptions: readonly UserPacket[] | undefined;
  readonly futures: readonly UserPacket[] | undefined;
  /** It is being asked for. */
  readonly isComing: boolean;
  readonly ownsBase: boolean;
  /** A packet with what the viewer has of it, and what is planned. */
  readonly factsOf: (packet: Packet | SubPacket) => SubscriptionFacts;
}

const NONE: readonly UserPacket[] = [];

/** What the viewer has subscribed to. CALL-056, CALL-057 */
export function useOwned(): Owned {
  const isGuest = sessionKind(useSelector(selectSession)) !== 'loggedIn';
  const current = packetsApi.useGetSubscriptionsQuery(undefined, { skip: isGuest });
  const planned = packetsApi.useGetFuturesQuery(undefined, { skip: isGuest });
  const subscriptions = isGuest ? NONE : current.data?.subscriptions;
  const futures = isGuest ? NONE : planned.data?.futures;
  const factsOf = useCallback(
    (packet: Packet | SubPacket): SubscriptionFacts => ({
      packet,
      owned: subscriptions?.find((one) => one.packet?.id === packet.id) ?? null,
      future: futures?.find((one) => one.packet?.id === packet.id) ?? null,
    }),
    [subscriptions, futures],
  );
  const ownsBase = runningBase(subscriptions ?? NONE) !== undefined;
  const isComing = current.isLoading || planned.isLoading;
  return { subscriptions, futures, isComing, ownsBase, factsOf };
}
