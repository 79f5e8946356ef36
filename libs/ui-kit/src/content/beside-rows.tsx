import styled from 'styled-components';

/**
 * Short rows and what is read beside them: a row of one or two cards does not leave the rest of a wide page empty. Its cards stay as large as those
 * of the rows above.
 */
export const BesideRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) 0;
  align-items: start;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child ul[data-cards][data-cards] {
      --cards: 3;
    }
  }
  @media (min-width: 1920px) {
    > :first-child ul[data-cards][data-cards] {
      --cards: 4;
    }
  }
  @media (min-width: 2400px) {
    > :first-child ul[data-cards][data-cards] {
      --cards: 5;
    }
  }
  :root[data-density='tv'] && > :first-child ul[data-cards] {
    --cards: 3;
  }
`;
