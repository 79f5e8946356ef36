import { isPurchase } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { Text } from '@livery/ui-kit/text';
import type { DetailsProps, PaymentPathView } from '@livery/widgets/payment-path';

/** How to pay somewhere else; nothing is paid here. PAY-033 */
function Info({ checkout, system }: DetailsProps) {
  const t = useT();
  const { howToUse, howToUsePacket, description } = system;
  const words = (isPurchase(checkout.wish) && howToUsePacket) || howToUse || description || t('pay_info_empty');
  return words.split(/\n+/).map((line) => <Text key={line}>{line}</Text>);
}

const path: PaymentPathView = { Details: Info };
export default path;
