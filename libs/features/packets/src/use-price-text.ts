import type { Period, SubPacket } from '@livery/contract/packets/entities';
import { packetPrice, type RegularPrice } from '@livery/domain/packets';
import { useT } from '@livery/i18n/react';
import { useMoney } from '@livery/widgets/money';
import { perPeriodText, periodText } from '@livery/widgets/period-text';

/** What a packet costs, as text. */
export interface PriceText {
  /** What is paid: `1 990 ₸`, or a word where nothing is. */
  readonly amount: string;
  /** How often: `a month`; empty where the server does not say it. */
  readonly period: string;
  /** What it would cost without the reduction. */
  readonly instead?: string;
  /** The trial that comes before: `14 days free, then 1 990 ₸ a month`. */
  readonly trial?: string;
}

/** Prices of packets as text. PACK-037, PACK-043 */
export function usePriceText() {
  const t = useT();
  const money = useMoney();
  const regularText = ({ amountMinor, period, insteadOfMinor }: RegularPrice) => ({
    amount: money(amountMinor),
    period: perPeriodText(t, period),
    ...(insteadOfMinor !== null && { instead: money(insteadOfMinor) }),
  });
  const joined = ({ amount, period }: { amount: string; period: string }) => [amount, period].filter(Boolean).join(' ');

  function trialText(trialMinor: number, trialPeriod: Period, regular: RegularPrice): string {
    const values = { period: periodText(t, trialPeriod), then: joined(regularText(regular)) };
    return trialMinor > 0 ? t('price_trial', { ...values, price: money(trialMinor) }) : t('price_trial_free', values);
  }

  function price(packet: SubPacket): PriceText {
    const found = packetPrice(packet);
    switch (found.kind) {
      case 'free':
        return { amount: t('price_free'), period: '' };
      case 'promo':
        return { amount: t('price_promo'), period: '' };
      case 'unnamed':
        return { amount: t('price_unnamed'), period: '' };
      case 'regular':
        return regularText(found.regular);
      case 'trial':
        return {
          ...regularText(found.regular),
          trial: trialText(found.trialMinor, found.trialPeriod, found.regular),
        };
    }
  }
  return { price, money, line: (packet: SubPacket) => price(packet).trial ?? joined(price(packet)) };
}
