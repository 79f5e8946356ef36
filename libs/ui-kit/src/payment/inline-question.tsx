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
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId}>{title}</h3>
      <Text tone="muted" size="small">
        {text}
      </Text>
      <div>{actions}</div>
    </Box>
  );
}
