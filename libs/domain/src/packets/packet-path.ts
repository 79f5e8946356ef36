/** Whose packet an address names. */
export type PacketRef =
  | { readonly kind: 'own'; readonly id: number }
  /** PACK-003 */
  | { readonly kind: 'provider'; readonly providerId: number; readonly id: number }
  /** PACK-004 */
  | { readonly kind: 'bundle'; readonly providerId: number; readonly bundleId: number; readonly id: number };

/** Reads `17`, `442_17` and `442_3_17`; null for anything else. PACK-002, PACK-003, PACK-004 */
export function readPacketRef(segment: string): PacketRef | null {
  if (!/^\d+(_\d+){0,2}$/.test(segment)) return null;
  const ids = segment.split('_').map(Number);
  if (!ids.every(Number.isSafeInteger)) return null;
  const [first = 0, second = 0, third = 0] = ids;
  if (ids.length === 1) return { kind: 'own', id: first };
  if (ids.length === 2) return { kind: 'provider', providerId: first, id: second };
  return { kind: 'bundle', providerId: first, bundleId: second, id: third };
}

/** How an address names a packet: the reverse of `readPacketRef`. */
export function packetSegment(ref: PacketRef): string {
  if (ref.kind === 'own') return String(ref.id);
  if (ref.kind === 'provider') return `${ref.providerId}_${ref.id}`;
  return `${ref.providerId}_${ref.bundleId}_${ref.id}`;
}
