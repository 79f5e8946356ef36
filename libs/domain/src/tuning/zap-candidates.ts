import { channelAfter } from '../channels/zapping.ts';

/** What tells where the viewer will zap: the list, the channel before, pointer or focus, the last direction. */
export interface ZapPlace<T extends { readonly id: number }> {
  /** The list as it is shown: neighbours are neighbours in it. */
  readonly list: readonly T[];
  readonly currentId: number;
  /** The channel before this one. */
  readonly before: T | null;
  /** What the pointer or the focus rests on, in whatever list. */
  readonly pointed: T | null;
  /** Which way the last step led: 1 to the next, -1 to the previous, 0 when there was none. */
  readonly direction: -1 | 0 | 1;
}

/** The channels that the viewer may zap to next, the likeliest first, each once: these are prefetched. */
export function zapCandidates<T extends { readonly id: number }>(place: ZapPlace<T>): readonly T[] {
  const { list, currentId, before, pointed, direction } = place;
  const isListed = list.some(({ id }) => id === currentId);
  const step = direction === 0 ? 1 : direction;
  const beside = isListed ? [channelAfter(list, currentId, step), channelAfter(list, currentId, -step)] : [];
  const [onwards, back] = beside;
  const likely = [pointed, onwards, before, back].filter((channel) => !!channel && channel.id !== currentId) as T[];
  return likely.filter(({ id }, index) => likely.findIndex((one) => one.id === id) === index);
}
