import { useId, useState } from 'react';
import styled from 'styled-components';
import { useUiText } from '../theme/ui-context.tsx';
import { cutText } from './cut-text.ts';
import { Text } from './text.tsx';

const Toggle = styled.button`
  min-height: var(--touch-target);
  font-weight: var(--weight-bold);
  color: var(--color-text-strong);
  text-decoration: underline;
  text-decoration-color: var(--color-outline);
  text-underline-offset: 0.3em;
`;

const Paragraph = styled.div`
  white-space: pre-line;
`;

/** A description that is longer than `limit` characters shows its beginning and a button for the rest (CONT-030, ROWS-087). */
export function Fold({ text, limit }: { readonly text: string; readonly limit: number }) {
  const translate = useUiText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const cut = cutText(text, limit);
  return (
    <div>
      <Paragraph id={id}>
        <Text size="large">{open ? text : cut}</Text>
      </Paragraph>
      {cut !== text && (
        <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {translate(open ? 'action_less' : 'action_more')}
        </Toggle>
      )}
    </div>
  );
}
