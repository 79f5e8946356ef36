import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/** Rows under each other, with the air of the brand's density between them. */
export const RowStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-top: 28px;
  :root[data-density='compact'] & {
    gap: 18px;
    padding-top: 18px;
  }
  @media (max-width: 767px) {
    gap: 22px;
    padding-top: 22px;
  }

  [aria-label] + & {
    ${slot('rows', 'rowsBelowHero')}
  }
  ${slot('rows', 'rowStack')}
`;
