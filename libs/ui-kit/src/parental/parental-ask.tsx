import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { Text } from '../text/text.tsx';

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-5);
  padding-top: var(--space-2);
  text-align: center;

  > img {
    max-width: 100%;
    height: auto;
    object-fit: contain;
  }
  > [data-part='buttons'] {
    display: grid;
    gap: var(--space-3);
    width: min(100%, 360px);
  }
`;

export interface AskButton {
  readonly label: string;
  readonly action: string;
  readonly isPrimary: boolean;
}

/** What the server asks about parental control, in its words and with its picture. PIN-039, PIN-040, PIN-041 */
export function ParentalAsk({
  icon,
  message,
  buttons,
  busy,
  onChoose,
}: {
  readonly icon?: { readonly src: string; readonly width?: number | undefined; readonly height?: number | undefined };
  readonly message?: string | undefined;
  readonly buttons: readonly AskButton[];
  /** The action that is under way. */
  readonly busy?: string | null;
  readonly onChoose: (action: string) => void;
}) {
  const column = useRef<HTMLDivElement>(null);
  // It may come later than its dialogue, whose focus would stay on the cross.
  useEffect(() => column.current?.querySelector('button')?.focus(), []);
  return (
    <Column ref={column}>
      {icon && <img src={icon.src} width={icon.width} height={icon.height} alt="" />}
      {message && <Text>{message}</Text>}
      <div data-part="buttons">
        {buttons.map(({ label, action, isPrimary }) => (
          <Button
            key={action}
            kind={isPrimary ? 'primary' : 'secondary'}
            wide
            busy={busy === action}
            onClick={() => onChoose(action)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Column>
  );
}
