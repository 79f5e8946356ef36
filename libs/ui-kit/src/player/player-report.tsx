import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { copyIcon } from '../icons/page-shapes.ts';
import { Dialog } from '../overlay/dialog.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 18px;
  margin: 0;
  font-size: var(--type-0);
  user-select: text;

  > div {
    display: contents;
  }
  dt {
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    color: var(--color-text-strong);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 8em) minmax(0, 1fr);
    gap: 6px 12px;
  }
`;

const Said = styled.p`
  align-self: center;
  margin: 0;
  color: var(--color-text-strong);
`;

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly copyLabel: string;
  /** What came of copying; a message at the foot of the page would lie under the dialog, and be read by nobody. */
  readonly said: string | null;
  /** The browser did not copy: the facts are selected, to be copied by hand. MISC-046 */
  readonly isSelected?: boolean;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The facts of a failure, to read out or to copy. */
export function PlayerReport({ open, title, facts, copyLabel, said, isSelected = false, onCopy, onClose }: Props) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (isSelected && list.current) getSelection()?.selectAllChildren(list.current);
  }, [isSelected]);
  return (
    <Dialog
      open={open}
      title={title}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" icon={copyIcon} onClick={onCopy}>
            {copyLabel}
          </Button>
          <Said role="status">{said}</Said>
        </>
      }
    >
      <Facts ref={list}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Dialog>
  );
}
