import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Text } from '../text/text.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);

  > h3 {
    margin: 0;
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  &:focus {
    outline: none;
  }
`;

interface Props {
  readonly title: string;
  readonly text: string;
  /** The answers. */
  readonly actions: ReactNode;
}

/** A question within a sheet, where a dialogue of its own would take the sheet away. It is read at once: the focus is on it. */
export function InlineQuestion({ title, text, actions }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useEffect(() => {
    const asker = document.activeElement;
    box.current?.focus();
    // After the answer the focus is where the question was asked.
    return () => {
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus();
    };
  }, []);
  return (
    <Box ref={box} role="group" aria-labelledby={titleId} aria-describedby={textId} tabIndex={-1}>
      <h3 id={titleId}>{title}</h3>
      <Text tone="muted" size="small" id={textId}>
        {text}
      </Text>
      <div>{actions}</div>
    </Box>
  );
}
