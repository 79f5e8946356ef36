import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/** A page of rows: the banners that it opens with, and the stack of rows as its last child. */
export const RowsPage = styled.div`
  ${slot('rows', 'rowsPage')}
`;
