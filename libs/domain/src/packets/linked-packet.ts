import type { Provider } from '@livery/contract/platform/entities';

/** The packet that a link means: providers that serve only their own network have other ids. PACK-005 */
export const linkedPacketId = (
  { id, idNoOtt }: { readonly id?: number | undefined; readonly idNoOtt?: number | undefined },
  provider: Pick<Provider, 'isOtt'> | null | undefined,
): number | undefined => (provider && !provider.isOtt ? (idNoOtt ?? id) : id);
