import type { Terms } from '@livery/domain/payment';
import { useFormats, useT } from '@livery/i18n/react';
import { FactList } from '@livery/ui-kit/account';
import { Text } from '@livery/ui-kit/text';

/** What does not begin at once is told before it is paid for: what it follows, and from when. PAY-054, SUBS-018, SUBS-027 */
export function WhenItBegins({ terms: { product } }: { readonly terms: Terms }) {
  const t = useT();
  const formats = useFormats();
  if (!product || product.begins === 'now') return null;
  if (product.begins === 'afterPause') return <Text>{t('pay_after_pause')}</Text>;
  const { name: packet, beginsAtMs, replaces: before } = product;
  const words = before === null ? 'pay_follows' : 'pay_replaces';
  const date = beginsAtMs ? formats.date(beginsAtMs) : '';
  return <Text>{t(date ? `${words}_on` : words, { packet, before: before ?? '', date })}</Text>;
}

/** What an offer says of what it sells. PAY-071 */
export function OfferDetails({ terms: { offer, product } }: { readonly terms: Terms }) {
  const t = useT();
  if (!offer) return null;
  const { distributionType, productTitle, distributionInfo } = offer;
  const facts = [
    { id: 'product', label: t('pay_offer_product'), value: productTitle !== product?.name && productTitle },
    { id: 'type', label: t('pay_offer_type'), value: distributionType },
    { id: 'info', label: t('pay_offer_info'), value: distributionInfo },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
  return facts.length > 0 && <FactList facts={facts} />;
}
