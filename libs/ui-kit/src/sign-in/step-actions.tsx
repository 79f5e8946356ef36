import type { ReactNode } from 'react';
import styled from 'styled-components';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 180px;
  }
`;

/** The ways on from a step, side by side where there is room. */
export const StepActions = ({ children }: { readonly children: ReactNode }) => <Actions>{children}</Actions>;
