import { otherReadings } from '@livery/domain/search';
import { useLanguage } from '@livery/i18n/react';
import { useMemo, useState } from 'react';
import { isNothing, useResults, type SearchFound } from './use-results.ts';

/** More than the likeliest of other keyboards nobody means. */
const MOST_READINGS = 3;

export interface SearchReading extends SearchFound {
  /** What the results are of: the text as typed, or what another keyboard writes. */
  readonly shownText: string;
}

/** Results of a text as it was typed; where there are none, of what the same keys write on another keyboard. FIND-013 */
export function useReading(text: string, isExact: boolean): SearchReading {
  const { language } = useLanguage();
  const readings = useMemo(
    () => [text, ...(isExact ? [] : otherReadings(text, language))].slice(0, MOST_READINGS),
    [text, isExact, language],
  );
  const [tried, setTried] = useState({ readings, at: 0 });
  const at = tried.readings === readings ? tried.at : 0;
  const shownText = readings[at] ?? text;
  const found = useResults(shownText);
  const isFruitless = !found.isLoading && found.error === null && isNothing(found);
  const isLast = at >= readings.length - 1;
  if (isFruitless && !isLast) setTried({ readings, at: at + 1 });
  return { ...found, isLoading: found.isLoading || (isFruitless && !isLast), shownText };
}
