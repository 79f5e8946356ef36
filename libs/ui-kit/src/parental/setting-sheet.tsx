import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';

const Sheet = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface-1);
  --field-ground: var(--color-surface-0);

  > [data-part='words'] {
    display: grid;
    gap: var(--space-1);
  }
  > [data-part='lines'] {
    display: grid;
    gap: var(--space-3);
  }
  > [data-part='lines'] > * + * {
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-line);
  }
  > [data-part='lines'] > button {
    justify-self: start;
  }
`;

/** Settings that belong together: a title, a sentence, and a line for each. */
export function SettingSheet({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <div data-part="words">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      {children && <div data-part="lines">{children}</div>}
    </Sheet>
  );
}

const Sheets = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/** Sheets, one under another. */
export const SettingSheets = ({ children }: { readonly children: ReactNode }) => <Sheets>{children}</Sheets>;
