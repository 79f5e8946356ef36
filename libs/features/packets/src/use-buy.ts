import type { SubPacket } from '@livery/contract/packets/entities';
import type { PacketRef } from '@livery/domain/packets';
import { packetWish, type PlayAfter } from '@livery/domain/payment';
import { selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { isForSale, notInProvider, type NotInProvider } from '@livery/domain/subscription';
import { useAskGrownUp } from '@livery/widgets/ask-grown-up';
import { isEmbedded } from '@livery/domain/embedded';
import { useModals } from '@livery/widgets/modals';
import { useSignInToBuy } from '@livery/widgets/kept-wish';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { buyAddress, packetAddress } from './packet-address.ts';
import { useOwned } from './use-owned.ts';
import { usePackets } from '@livery/widgets/use-packets';

export interface WantedPacket {
  readonly packet: SubPacket;
  /** Whose packet it is, where its address says so. */
  readonly ref?: PacketRef;
  /** What plays once it is bought. PLAY-006 */
  readonly playAfter?: PlayAfter | null;
}

/**
 * Leads into a purchase: a child to a grown-up, out of it where the viewer's provider does not sell the packet; else sign-in, then the purchase sheet.
 * PIN-016, PAY-058, SUBS-029
 */
export function useBuy(): (wanted: WantedPacket) => void {
  const modals = useModals();
  const askGrownUp = useAskGrownUp();
  const signInToBuy = useSignInToBuy();
  const leadAway = useLeadAway();
  const isGuest = sessionKind(useSelector(selectSession)) !== 'loggedIn';
  const providerId = sessionNetwork(useSelector(selectSession))?.provider?.id ?? 0;
  const { data: sold } = usePackets();
  const { factsOf } = useOwned();

  return ({ packet, ref = { kind: 'own', id: packet.id }, playAfter = null }) => {
    if (askGrownUp) return askGrownUp(packet.name);
    // A page inside of another site takes no money: a window of our own does. PACK-006
    if (isEmbedded(location.pathname)) {
      const address = isForSale(factsOf(packet)) ? buyAddress(ref, playAfter) : packetAddress(ref);
      return void window.open(address, '_blank', 'noopener');
    }
    const away = notInProvider({
      // Until the list is known the server decides.
      isSold: sold?.some(({ id }) => id === packet.id) ?? true,
      isGuest,
      providerId,
      packetProviderId: ref.kind === 'own' ? null : ref.providerId,
    });
    if (away) return leadAway(away, buyAddress(ref, playAfter));
    const wish = packetWish(packet.id, playAfter);
    const buy = () => modals.open('confirm_period', { wish });
    if (!isGuest) return buy();
    signInToBuy(wish, buy);
  };
}

/** SUBS-030, SUBS-031, SUBS-032 */
function useLeadAway(): (where: NotInProvider, wanted: string) => void {
  const modals = useModals();
  const navigate = useNavigate();
  const toSignIn = useToSignIn();
  const provider = sessionNetwork(useSelector(selectSession))?.provider;
  return (where, wanted) => {
    if (where === 'contactProvider') return modals.open('provider_not_found', {});
    // Whoever has signed in may be another provider's: the packet's page looks again, and begins what it sells. AUTH-043
    if (where === 'signIn') return void toSignIn({ page: wanted });
    const own = provider?.landing?.shortname ?? provider?.id;
    void navigate(own === undefined ? '/packets' : `/provider/${own}#tariffs`);
  };
}
