import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { ChoiceLine, Mark } from '../forms/choice-parts.ts';
import { Icon } from '../icons/icon.tsx';
import { cardIcon, plusIcon } from '../icons/page-shapes.ts';
import { trashIcon } from '../icons/pay-shapes.ts';
import { slot } from '../looks/slot.ts';

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-2);

  > legend {
    margin-bottom: 6px;
    padding: 0;
    color: var(--color-text-normal);
    font-weight: var(--weight-bold);
  }
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: 0 var(--space-2) 0 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  --icon-button-size: 44px;
  &[data-checked] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  fieldset:disabled > & {
    opacity: 0.55;
  }
  > [data-part='busy'] {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
  }

  ${slot('payment', 'bankCard')}
`;

const Line = styled(ChoiceLine)`
  align-items: center;
  min-height: 60px;
  padding: 10px 14px 10px 16px;
  --icon-size: 26px;

  > svg {
    color: var(--color-text-muted);
  }
  > [data-part='words'] > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--space-2);
    color: var(--color-text-strong);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`;

export interface LinkedCard {
  readonly id: string;
  /** As it is shown: "•••• 4400". */
  readonly number: string;
  /** As it is read out: "card ending in 4400". */
  readonly name: string;
  /** The bank, until when it is valid. */
  readonly detail?: ReactNode;
  readonly isPrimary?: boolean;
}

/** Which linked card pays: real radio buttons, the primary one marked, another card last. PAY-075, PAY-076 */
export function CardChoice({
  label,
  hideLabel = false,
  cards,
  value,
  primary,
  another,
  deletingId = null,
  deleteLabel,
  disabled = false,
  onChange,
  onDelete,
}: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly cards: readonly LinkedCard[];
  /** The id of a card, or of `another`. */
  readonly value: string | null;
  /** The mark of the primary card. */
  readonly primary: string;
  /** The entry that links one more. */
  readonly another?: { readonly id: string; readonly title: string; readonly detail?: ReactNode } | undefined;
  /** Its deletion is under way. */
  readonly deletingId?: string | null;
  /** "Delete card ending in 4400". */
  readonly deleteLabel?: (card: LinkedCard) => string;
  /** A purchase is under way: nothing can be chosen anew. PAY-080 */
  readonly disabled?: boolean;
  readonly onChange: (id: string) => void;
  readonly onDelete?: (id: string) => void;
}) {
  const name = useId();
  const mark = (id: string) => ({
    type: 'radio',
    name,
    checked: id === value,
    onChange: () => onChange(id),
  });
  return (
    <Group disabled={disabled}>
      <legend data-visually-hidden={hideLabel || undefined}>{label}</legend>
      {cards.map((card) => (
        <Card key={card.id} data-checked={card.id === value || undefined}>
          <Line>
            <Mark {...mark(card.id)} disabled={card.id === deletingId} />
            <Icon shape={cardIcon} />
            <span data-part="words">
              <span>
                <b aria-hidden>{card.number}</b>
                <span data-visually-hidden>{card.name}</span>
                {card.isPrimary && <Badge>{primary}</Badge>}
              </span>
              {card.detail && <small>{card.detail}</small>}
            </span>
          </Line>
          {card.id === deletingId && (
            <span data-part="busy">
              <Spinner />
            </span>
          )}
          {onDelete && deleteLabel && card.id !== deletingId && (
            <IconButton icon={trashIcon} label={deleteLabel(card)} round onClick={() => onDelete(card.id)} />
          )}
        </Card>
      ))}
      {another && (
        <Card data-checked={another.id === value || undefined}>
          <Line>
            <Mark {...mark(another.id)} />
            <Icon shape={plusIcon} />
            <span data-part="words">
              <span>{another.title}</span>
              {another.detail && <small>{another.detail}</small>}
            </span>
          </Line>
        </Card>
      )}
    </Group>
  );
}
