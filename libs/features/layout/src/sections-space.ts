import styled from 'styled-components';

/** Keeps the place of a line of sections until its code is there: nothing below it moves. */
export const SectionsSpace = styled.div`
  height: 56px;
`;
