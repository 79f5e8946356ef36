import type { Terms } from '@livery/domain/payment';
import type { Translate } from '@livery/i18n';
import type { Formats } from '@livery/i18n/formats';
import { useFormats, useT } from '@livery/i18n/react';
import { FactList } from '@livery/ui-kit/account';
import { Text } from '@livery/ui-kit/text';

/** What does not begin at once is told before it is paid for: what it follows, and from when. PAY-054, SUBS-018, SUBS-027 */
export function WhenItBegins({ terms: { product } }: { readonly terms: Terms }) {
  const t = useT();
  const { date } = useFormats();
  const words = product && beginningWords(product, t, date);
  return words && <Text>{words}</Text>;
}

function beginningWords(
  { name: packet, begins, beginsAtMs, replaces: before }: NonNullable<Terms['product']>,
  t: Translate,
  dateOf: Formats['date'],
): string | null {
  if (begins === 'now') return null;
  if (begins === 'afterPause') return t('pay_after_pause');
  const date = beginsAtMs && dateOf(beginsAtMs);
  if (before === null) return date ? t('pay_follows_on', { date }) : t('pay_follows');
  return date ? t('pay_replaces_on', { packet, before, date }) : t('pay_replaces', { packet, before });
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
