import type { Period, SubPacket } from '@livery/contract/packets/entities';
import { packetPrice, periodParts, type RegularPrice } from '@livery/domain/packets';
import type { Translate } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { useMoney } from '@livery/widgets/money';

/** What a packet costs, in the words of the viewer. */
export interface PriceWords {
  /** What is paid: `1 990 ₸`, or a word where nothing is. */
  readonly amount: string;
  /** How often: `a month`; empty where the server does not say it. */
  readonly period: string;
  /** What it would cost without the reduction. */
  readonly instead?: string;
  /** The trial that comes before: `14 days free, then 1 990 ₸ a month`. */
  readonly trial?: string;
}

const UNIT_WORDS = { years: 'period_years', months: 'period_months', days: 'period_days' } as const;

/** `1 year 2 months`: the plural of each language. PACK-048, PACK-049 */
export function periodWords(t: Translate, period: Period | undefined): string {
  if (!period) return '';
  const parts = periodParts(period);
  if (parts.length === 0) return period.text ?? '';
  return parts.map(({ unit, count }) => t(UNIT_WORDS[unit], { count })).join(' ');
}

/** `a month`, `a year`, `for 3 months`. */
export function perPeriodWords(t: Translate, period: Period | undefined): string {
  const parts = period ? periodParts(period) : [];
  const [only] = parts;
  if (parts.length === 1 && only?.count === 1 && only.unit === 'months') return t('price_per_month');
  if (parts.length === 1 && only?.count === 1 && only.unit === 'years') return t('price_per_year');
  const words = periodWords(t, period);
  return words && t('price_per_period', { period: words });
}

/** Prices of packets in words. PACK-037, PACK-043 */
export function usePriceWords() {
  const t = useT();
  const money = useMoney();
  const regularWords = ({ amountMinor, period, insteadOfMinor }: RegularPrice) => ({
    amount: money(amountMinor),
    period: perPeriodWords(t, period),
    ...(insteadOfMinor !== null && { instead: money(insteadOfMinor) }),
  });
  const joined = ({ amount, period }: { amount: string; period: string }) => [amount, period].filter(Boolean).join(' ');

  function trialWords(trialMinor: number, trialPeriod: Period, regular: RegularPrice): string {
    const values = { period: periodWords(t, trialPeriod), then: joined(regularWords(regular)) };
    return trialMinor > 0 ? t('price_trial', { ...values, price: money(trialMinor) }) : t('price_trial_free', values);
  }

  function price(packet: SubPacket): PriceWords {
    const found = packetPrice(packet);
    switch (found.kind) {
      case 'free':
        return { amount: t('price_free'), period: '' };
      case 'promo':
        return { amount: t('price_promo'), period: '' };
      case 'unnamed':
        return { amount: t('price_unnamed'), period: '' };
      case 'regular':
        return regularWords(found.regular);
      case 'trial':
        return {
          ...regularWords(found.regular),
          trial: trialWords(found.trialMinor, found.trialPeriod, found.regular),
        };
    }
  }
  return { price, money, line: (packet: SubPacket) => price(packet).trial ?? joined(price(packet)) };
}
