import styled from 'styled-components';
import { comesIn } from './comes-in.ts';

/** The sheet that opens under a button. */
export const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 8px);
  right: 0;
  min-width: 200px;
  max-height: min(70vh, 480px);
  overflow: auto;
  padding: 6px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface-1);
  box-shadow: var(--shadow-2);
  animation: ${comesIn} var(--motion-fast) var(--motion-ease);

  &[data-align='start'] {
    left: 0;
    right: auto;
  }
`;
