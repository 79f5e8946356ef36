import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { closeIcon } from '../icons/shapes.ts';
import { ReportFacts, type ReportFact } from './report-facts.tsx';

const Box = styled.aside`
  position: fixed;
  z-index: 20;
  left: calc(var(--rail-width, 0px) + var(--page-margin));
  bottom: calc(var(--bottom-nav-height, 0px) + var(--foot-question-height, 0px) + var(--space-3));
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  max-width: min(22rem, 100vw - 2 * var(--page-margin));
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-2);
  box-shadow: var(--shadow-2);
`;

interface Props {
  readonly label: string;
  readonly facts: readonly ReportFact[];
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** What this page is and does, in a corner: for whoever looks into a fault. It covers no question, and takes no focus. */
export function DebugPanel({ label, facts, closeLabel, onClose }: Props) {
  return (
    <Box aria-label={label}>
      <ReportFacts facts={facts} />
      <IconButton icon={closeIcon} label={closeLabel} round onClick={onClose} />
    </Box>
  );
}
