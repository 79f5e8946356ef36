import styled from 'styled-components';
import { useUiText } from '../theme/ui-context.tsx';

const Value = styled.span`
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--rating, var(--color-text-muted));

  &[data-over='6'] {
    color: var(--rating, var(--color-text-strong));
  }
  &[data-over='7'] {
    color: var(--rating-over-7, var(--color-good));
  }
  &[data-over='8'] {
    color: var(--rating-over-8, var(--color-warning));
  }
`;

/** The highest threshold that a rating passes: 8, 7, 6 or none. A rating must be over it, not on it. CONT-028 */
export function ratingLevel(value: number): 8 | 7 | 6 | undefined {
  if (value > 8) return 8;
  if (value > 7) return 7;
  return value > 6 ? 6 : undefined;
}

/** A rating with its colour; `text` is the number as the language writes it. */
export function Rating({ value, text }: { readonly value: number; readonly text: string }) {
  const translate = useUiText();
  return (
    <Value data-over={ratingLevel(value)}>
      <span aria-hidden>{text}</span>
      <span data-visually-hidden>{translate('rating_label', { value: text })}</span>
    </Value>
  );
}
