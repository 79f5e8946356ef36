import { payment, type BasePacket, type Checkout } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { ItemList } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { heartIcon } from '@livery/ui-kit/icons';
import { Text } from '@livery/ui-kit/text';
import { useMoney } from '@livery/widgets/money';
import { perPeriodText } from '@livery/widgets/period-text';
import type { StepTools } from './drawn.tsx';
import { StepLayout } from './step-parts.ts';

/** A packet that needs another one: the base packets to choose from. PAY-018, PACK-056 */
export function BaseStep({ running, checkout: { terms } }: StepTools & { readonly checkout: Checkout }) {
  const t = useT();
  const money = useMoney();
  const bases = terms.bases ?? [];
  const wanted = terms.product?.name ?? '';
  const price = ({ priceMinor, periodHuman }: BasePacket) =>
    [priceMinor !== undefined && money(priceMinor), perPeriodText(t, periodHuman)].filter(Boolean).join(' ');
  return (
    <StepLayout>
      <Text>{t(bases.length > 0 ? 'pay_base_first' : 'pay_no_base', { packet: wanted })}</Text>
      <ItemList
        label={t('pay_title_base')}
        items={bases.map((packet) => ({
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
