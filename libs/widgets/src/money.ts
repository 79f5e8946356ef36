import type { Currency } from '@livery/contract/platform/entities';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import type { Formats } from '@livery/i18n/formats';
import type { Language } from '@livery/i18n/languages';
import { useFormats, useLanguage } from '@livery/i18n/react';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { currencySign } from './currency-signs.ts';
import { useBrand } from './services.tsx';

/** An amount in the currency's own sign, else its code; `minor` is in hundredths. ACC-038 */
export const moneyText = ({ amount }: Pick<Formats, 'amount'>, minor: number, currency: Currency | undefined): string =>
  [amount(minor), currency?.symbol || currency?.isoCode || currency?.asciiName].filter(Boolean).join('\u00a0');

/** The currency of a market, in its own sign: ₸ for KZT. PROV-003 */
export const marketCurrency = (isoCode: string, language: Language): Currency => ({
  isoCode,
  symbol: currencySign(isoCode, language),
});

/** Amounts in the currency of the viewer's provider, and where its data name none in the brand's. PROV-003 */
export function useMoney(): (minor: number) => string {
  const formats = useFormats();
  const currency = useCurrency();
  return useCallback((minor) => moneyText(formats, minor, currency), [formats, currency]);
}

/** The sign behind an amount that is typed. */
export function useCurrencySign(): string {
  const { symbol, isoCode, asciiName } = useCurrency();
  return symbol || isoCode || asciiName || '';
}

function useCurrency(): Currency {
  const { market } = useBrand();
  const { language } = useLanguage();
  const named = sessionNetwork(useSelector(selectSession))?.provider?.currency;
  return useMemo(() => {
    if (!named) return marketCurrency(market.currency, language);
    return named.symbol ? named : { ...named, symbol: currencySign(named.isoCode ?? '', language) };
  }, [named, market, language]);
}
