import type { ReactNode } from 'react';
import styled from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/** What stands in the dialogue, one under another. */
export const StepStack = ({ children }: { readonly children: ReactNode }) => <Stack>{children}</Stack>;
