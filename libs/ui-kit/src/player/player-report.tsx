import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { copyIcon } from '../icons/page-shapes.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { ReportFacts, type ReportFact } from './report-facts.tsx';

const Said = styled.p`
  align-self: center;
  margin: 0;
  color: var(--color-text-strong);
`;

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly facts: readonly ReportFact[];
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
      <ReportFacts ref={list} facts={facts} />
    </Dialog>
  );
}
