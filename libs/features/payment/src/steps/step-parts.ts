import styled from 'styled-components';

/** A step of the sheet: its parts below each other, the button that goes on last. */
export const StepLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** Where a step stands: no box of its own. */
export const StepPlace = styled.div`
  display: contents;
`;
