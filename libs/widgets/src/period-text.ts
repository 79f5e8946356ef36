import type { Period } from '@livery/contract/packets/entities';
import { periodParts } from '@livery/domain/packets';
import type { Translate } from '@livery/i18n';

const UNIT_TEXTS = { years: 'period_years', months: 'period_months', days: 'period_days' } as const;

/** `1 year 2 months`: the plural of each language. PACK-048, PACK-049 */
export function periodText(t: Translate, period: Period | undefined): string {
  if (!period) return '';
  const parts = periodParts(period);
  if (parts.length === 0) return period.text ?? '';
  return parts.map(({ unit, count }) => t(UNIT_TEXTS[unit], { count })).join(' ');
}

/** `a month`, `a year`, `for 3 months`. */
export function perPeriodText(t: Translate, period: Period | undefined): string {
  const parts = period ? periodParts(period) : [];
  const [only] = parts;
  if (parts.length === 1 && only?.count === 1 && only.unit === 'months') return t('price_per_month');
  if (parts.length === 1 && only?.count === 1 && only.unit === 'years') return t('price_per_year');
  const words = periodText(t, period);
  return words && t('price_per_period', { period: words });
}
