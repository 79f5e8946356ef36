import type { Currency } from '@livery/contract/platform/entities';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useFormats } from '@livery/i18n/react';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

const MINOR_UNITS = 100;

/** An amount in the currency's own sign, else its code; `minor` is in hundredths. ACC-038 */
export const moneyText = (number: (value: number) => string, minor: number, currency: Currency | undefined): string =>
  [number(minor / MINOR_UNITS), currency?.symbol || currency?.isoCode || currency?.asciiName]
    .filter(Boolean)
    .join('\u00a0');

/** Amounts in the currency of the viewer's provider. */
export function useMoney(): (minor: number) => string {
  const { number } = useFormats();
  const currency = sessionNetwork(useSelector(selectSession))?.provider?.currency;
  return useCallback((minor) => moneyText(number, minor, currency), [number, currency]);
}
