import styled from 'styled-components';

/** A page that is one list: what it is called, then its cards. */
export const ListPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-5) 0 var(--space-8);
`;
