import styled from 'styled-components';

/** Picture and words of a programme over the guide: as high with one line of a description as with two, so that nothing below it moves. */
export const ProgrammeDetailsPanel = styled.section`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);
  height: calc(96px + var(--button-height));

  > :first-child {
    border-radius: var(--radius-l);
    overflow: hidden;
  }
`;
