import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RadioGroup } from '../forms/radio-group.tsx';
import { Icon } from '../icons/icon.tsx';
import { cardIcon, phoneIcon } from '../icons/page-shapes.ts';
import { appIcon, linkIcon, messageIcon, qrIcon, walletIcon } from '../icons/pay-shapes.ts';
import { type IconShape, infoIcon } from '../icons/shapes.ts';

/** By what one pays; each has an icon of its own. */
export type PaySystemKind = 'account' | 'app' | 'balance' | 'card' | 'info' | 'link' | 'phone' | 'qr';

const ICONS: Readonly<Record<PaySystemKind, IconShape>> = {
  account: phoneIcon,
  app: appIcon,
  balance: walletIcon,
  card: cardIcon,
  info: infoIcon,
  link: linkIcon,
  phone: messageIcon,
  qr: qrIcon,
};

const Group = styled.div`
  > fieldset {
    gap: var(--space-2);
  }
  > fieldset > label {
    align-items: center;
  }
`;

const Line = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  --icon-size: 24px;

  > [data-part='words'] {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
    line-height: 1.3;
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > [data-part='icon'] {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--avatar-shape);
    background: var(--color-surface-3);
    color: var(--color-text-strong);
  }
  label[data-checked] & > [data-part='icon'] {
    background: var(--color-accent);
    color: var(--color-text-on-accent);
  }
`;

export interface PaySystemOption<Id extends string> {
  readonly id: Id;
  readonly kind: PaySystemKind;
  readonly title: string;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

/** By what to pay: real radio buttons, one stop for Tab, arrows choose. The button that goes on is the caller's. PAY-025, PAY-074 */
export function PaySystemChoice<Id extends string>({
  label,
  hideLabel = false,
  options,
  value,
  error,
  disabled: isPaying = false,
  onChange,
}: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly PaySystemOption<Id>[];
  readonly value: Id | null;
  readonly error?: ReactNode;
  /** A purchase is under way: nothing can be chosen anew. PAY-080 */
  readonly disabled?: boolean;
  readonly onChange: (id: Id) => void;
}) {
  return (
    <Group>
      <RadioGroup
        label={label}
        hideLabel={hideLabel}
        look="cards"
        error={error}
        options={options.map(({ id, kind, title, description, disabled = false }) => ({
          id,
          disabled: disabled || isPaying,
          label: (
            <Line>
              <span data-part="words">
                <strong>{title}</strong>
                {description && <small>{description}</small>}
              </span>
              <span data-part="icon">
                <Icon shape={ICONS[kind]} />
              </span>
            </Line>
          ),
        }))}
        value={value}
        onChange={onChange}
      />
    </Group>
  );
}
