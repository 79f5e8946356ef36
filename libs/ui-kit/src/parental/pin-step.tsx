import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon, lockIcon } from '../icons/shapes.ts';
import { slot } from '../looks/slot.ts';
import { Text } from '../text/text.tsx';

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-5);
  text-align: center;

  > [data-part='words'] {
    display: grid;
    justify-items: center;
    gap: var(--space-4);
    max-width: 44ch;
    text-wrap: balance;
  }
  > [data-part='more'] {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    width: 100%;
  }

  ${slot('parental', 'pinStep')}
`;

const Lock = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius-pill);
  background: var(--color-surface-3);
  color: var(--color-accent);
  --icon-size: 26px;
  transition: color var(--motion-normal) linear;

  &[data-tone='failed'] {
    color: var(--color-danger);
  }
  &[data-tone='accepted'] {
    color: var(--color-success);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** One step of a PIN dialogue: what it is about, the pad, and what else may be done. `tone` is what has just become of a PIN. */
export function PinStep({
  text,
  tone,
  more,
  children,
}: {
  readonly text: ReactNode;
  readonly tone?: 'accepted' | 'failed' | undefined;
  readonly more?: ReactNode;
  /** A `PinPad`. */
  readonly children: ReactNode;
}) {
  const column = useRef<HTMLDivElement>(null);
  // Where a step comes later than its dialogue, the focus would stay on the cross.
  useEffect(() => column.current?.querySelector<HTMLElement>('[data-key]')?.focus(), []);
  return (
    <Column ref={column}>
      <div data-part="words">
        <Lock data-tone={tone} aria-hidden>
          <Icon shape={tone === 'accepted' ? checkIcon : lockIcon} />
        </Lock>
        <Text>{text}</Text>
      </div>
      {children}
      {more && <div data-part="more">{more}</div>}
    </Column>
  );
}
