import { isSharedProvider } from '../packets/provider-packets.ts';

/** This provider's viewers are told whom to ask. SUBS-030, BRAND-003 */
const TELLS_WHOM_TO_ASK = 442;

/** Where somebody is led who wants a packet that their provider does not sell. */
export type NotInProvider = 'signIn' | 'contactProvider' | 'ownProvider';

/** Null where the packet can be had. SUBS-029…SUBS-032, PROV-011 */
export function notInProvider({
  isSold,
  isGuest,
  providerId,
  packetProviderId,
}: {
  /** Whether the packet is on the list of what the viewer's provider sells. */
  readonly isSold: boolean;
  readonly isGuest: boolean;
  readonly providerId: number;
  /** Whose packet it is, where the address says so. */
  readonly packetProviderId: number | null;
}): NotInProvider | null {
  if (isSold || (packetProviderId !== null && isSharedProvider(packetProviderId))) return null;
  if (providerId === TELLS_WHOM_TO_ASK) return 'contactProvider';
  return isGuest ? 'signIn' : 'ownProvider';
}
