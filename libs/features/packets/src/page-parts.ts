import styled from 'styled-components';

/** A page of sections one below the other, with the side edges of the site. */
export const SalesPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  padding: var(--space-5) var(--page-margin) var(--space-8);
`;

export const SalesSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  scroll-margin-top: calc(var(--header-height, 64px) + var(--space-4));
`;

/** A row has the edges of the page itself. */
export const FullWidth = styled.div`
  margin: 0 calc(-1 * var(--page-margin));
`;
