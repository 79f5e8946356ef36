import type { Terms } from '@livery/domain/payment';
import { useT } from '@livery/i18n/react';
import { FactList } from '@livery/ui-kit/account';
import { Text } from '@livery/ui-kit/text';

/** One base packet takes the place of another: that is told before it is paid for. SUBS-018 */
export function WhatIsReplaced({ terms: { product } }: { readonly terms: Terms }) {
  const t = useT();
  if (!product?.isChange || product.replaces === null) return null;
  return <Text>{t('pay_replaces', { packet: product.name, before: product.replaces })}</Text>;
}

/** What an offer says of what it sells. PAY-071 */
export function OfferDetails({ terms: { offer, product } }: { readonly terms: Terms }) {
  const t = useT();
  if (!offer) return null;
  const { distributionType, productTitle, distributionInfo } = offer;
  const facts = [
    { id: 'product', label: t('pay_offer_product'), value: productTitle === product?.name ? null : productTitle },
    { id: 'type', label: t('pay_offer_type'), value: distributionType },
    { id: 'info', label: t('pay_offer_info'), value: distributionInfo },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
  return facts.length > 0 && <FactList facts={facts} />;
}
