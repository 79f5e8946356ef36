import type { Currency } from '@livery/contract/platform/entities';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useFormats } from '@livery/i18n/react';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useBrand } from './services.tsx';

const MINOR_UNITS = 100;

/** An amount in the currency's own sign, else its code; `minor` is in hundredths. ACC-038 */
export const moneyText = (number: (value: number) => string, minor: number, currency: Currency | undefined): string =>
  [number(minor / MINOR_UNITS), currency?.symbol || currency?.isoCode || currency?.asciiName]
    .filter(Boolean)
    .join('\u00a0');

/** The currency of a market, in its own sign: ₸ for KZT. PROV-003 */
export const marketCurrency = (isoCode: string): Currency => ({
  isoCode,
  symbol: new Intl.NumberFormat('en', { style: 'currency', currency: isoCode, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value,
});

/** Amounts in the currency of the viewer's provider, and where its data name none in the brand's. PROV-003 */
export function useMoney(): (minor: number) => string {
  const { number } = useFormats();
  const currency = useCurrency();
  return useCallback((minor) => moneyText(number, minor, currency), [number, currency]);
}

/** The sign behind an amount that is typed. */
export function useCurrencySign(): string {
  const { symbol, isoCode, asciiName } = useCurrency();
  return symbol || isoCode || asciiName || '';
}

function useCurrency(): Currency {
  const { market } = useBrand();
  const named = sessionNetwork(useSelector(selectSession))?.provider?.currency;
  return useMemo(() => named ?? marketCurrency(market.currency), [named, market]);
}
