import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/** The people of a film beside its picture, in looks that introduce them there: a row as wide as the words above it. */
export const CastBeside = styled.div`
  display: none;
  min-width: 0;
  --page-margin: 0px;

  ${slot('content', 'castBeside')}
`;

/** The same people in a row of their own, where nobody stands beside the picture. */
export const CastBelow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
  ${slot('content', 'castBelow')}
`;
