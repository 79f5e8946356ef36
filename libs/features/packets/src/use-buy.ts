import type { SubPacket } from '@livery/contract/packets/entities';
import type { PacketRef } from '@livery/domain/packets';
import { selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { notInProvider, type NotInProvider } from '@livery/domain/subscription';
import { isEmbedded } from '@livery/widgets/embedded';
import { useModals } from '@livery/widgets/modals';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useGate } from '@livery/widgets/use-gate';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { packetAddress } from './packet-address.ts';
import { usePackets } from './use-packets.ts';

export interface WantedPacket {
  readonly packet: SubPacket;
  /** Whose packet it is, where its address says so. */
  readonly ref?: PacketRef;
}

/**
 * Leads into a purchase: out of it where the viewer's provider does not sell the packet; else sign-in, agreement, PIN, and the sheet, which asks for a
 * base packet and the period. PAY-016, PAY-017, PAY-058, SUBS-029
 */
export function useBuy(): (wish: WantedPacket) => Promise<void> {
  const modals = useModals();
  const gate = useGate();
  const toSignIn = useToSignIn();
  const leadAway = useLeadAway();
  const isGuest = sessionKind(useSelector(selectSession)) !== 'loggedIn';
  const providerId = sessionNetwork(useSelector(selectSession))?.provider?.id ?? 0;
  const { data: sold } = usePackets();

  const accepted = (id: number) =>
    new Promise<boolean>((resolve) =>
      modals.open('packet_agreement', { id, onAccept: () => resolve(true) }, () => resolve(false)),
    );

  return async ({ packet, ref = { kind: 'own', id: packet.id } }) => {
    // A page inside of another site takes no money: a window of our own does. PACK-006
    if (isEmbedded(location.pathname))
      return void window.open(`${packetAddress(ref)}?action=buy`, '_blank', 'noopener');
    const away = notInProvider({
      // Until the list is known the server decides.
      isSold: sold?.some(({ id }) => id === packet.id) ?? true,
      isGuest,
      providerId,
      packetProviderId: ref.kind === 'own' ? null : ref.providerId,
    });
    if (away) return leadAway(away);
    if (isGuest && !(await toSignIn())) return;
    if (packet.agreement && !(await accepted(packet.agreement.id))) return;
    if (!(await gate.pass({ action: 'pay' }))) return;
    modals.open('confirm_period', { packet });
  };
}

/** SUBS-030, SUBS-031, SUBS-032 */
function useLeadAway(): (where: NotInProvider) => void {
  const modals = useModals();
  const navigate = useNavigate();
  const toSignIn = useToSignIn();
  const provider = sessionNetwork(useSelector(selectSession))?.provider;
  return (where) => {
    if (where === 'contactProvider') return modals.open('provider_not_found', {});
    if (where === 'signIn') return void toSignIn();
    const own = provider?.landing?.shortname ?? provider?.id;
    void navigate(own === undefined ? '/packets' : `/provider/${own}#tariffs`);
  };
}
