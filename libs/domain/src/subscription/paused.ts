import type { SubPacket, UserPacket } from '@livery/contract/packets/entities';

/** Whether what the viewer has of a packet is paused: by what they have, or by its packet, which says so of nothing that they do not have. SUBS-006, PAY-054 */
export const isPacketPaused = (
  { isPaused }: Pick<SubPacket, 'isPaused'>,
  owned: Pick<UserPacket, 'isPaused'> | null,
): boolean => owned !== null && (owned.isPaused || isPaused);

/** What is paused does not run: nothing else stands on it, and nothing takes its place. PAY-018, SUBS-018 */
export const runningBase = <Owned extends Pick<UserPacket, 'isBase' | 'isPaused'>>(
  owned: readonly Owned[],
): Owned | undefined => owned.find(({ isBase, isPaused }) => isBase && !isPaused);
