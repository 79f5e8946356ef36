import { packetsApi } from '@livery/api-client/packets';
import type { Packet } from '@livery/contract/packets/entities';
import { listsPurchasePackets, soldByProvider } from '@livery/domain/packets';
import { payment, type Checkout } from '@livery/domain/payment';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { ItemList, SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { heartIcon } from '@livery/ui-kit/icons';
import { Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useMoney } from '@livery/widgets/money';
import { perPeriodText } from '@livery/widgets/period-text';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { useSelector } from 'react-redux';
import type { StepTools } from './drawn.tsx';
import { StepLayout } from './step-parts.ts';

/** A packet that needs another one: the base packets to choose from. PAY-018, PACK-056 */
export function BaseStep({ running, checkout }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  const { packets, error, refetch } = useSoldPackets();
  const providerId = sessionNetwork(useSelector(selectSession))?.provider?.id ?? 0;
  if (error && !packets) return <PartProblem error={error} onRetry={refetch} />;
  if (!packets) return <SettingsSkeleton lines={3} />;
  const base = soldByProvider({ packets, bundles: [] }, providerId).base.filter(({ isAvailable }) => isAvailable);
  const wanted = checkout.terms.product?.name ?? '';
  const price = ({ priceMinor, periodHuman }: Pick<Packet, 'priceMinor' | 'periodHuman'>) =>
    [priceMinor !== undefined && money(priceMinor), perPeriodText(t, periodHuman)].filter(Boolean).join(' ');
  return (
    <StepLayout>
      <Text>{t(base.length > 0 ? 'pay_base_first' : 'pay_no_base', { packet: wanted })}</Text>
      <ItemList
        label={t('pay_title_base')}
        items={base.map((packet) => ({
          id: packet.id,
          icon: heartIcon,
          title: packet.name,
          detail: price(packet),
          action: (
            <Button
              size="small"
              label={t('pay_choose_named', { packet: packet.name })}
              onClick={() => running.send(payment.actions.baseChosen({ packetId: packet.id }))}
            >
              {t('pay_choose')}
            </Button>
          ),
        }))}
      />
    </StepLayout>
  );
}

/** CALL-052, CALL-054 */
function useSoldPackets() {
  const { isPurchaseOffers } = useConfiguration();
  const hasPurchases = sessionNetwork(useSelector(selectSession))?.provider?.hasPurchases ?? false;
  const listsPurchases = listsPurchasePackets({ isPurchaseOffers, hasPurchases });
  const plain = packetsApi.useGetPacketsQuery(undefined, { skip: listsPurchases });
  const purchase = packetsApi.useGetPurchasePacketsQuery(undefined, { skip: !listsPurchases });
  const { data, error, refetch } = listsPurchases ? purchase : plain;
  return { packets: data?.packets, error, refetch };
}
