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
  /* One or two cards do not need half of a very wide page; a television has larger ones. */
  @media (min-width: 1920px) {
    :root:not([data-density='tv']) &:not(:has(> :first-child li:nth-child(3))) {
      grid-template-columns: minmax(0, 2fr) minmax(0, var(--beside, 5fr));
    }
    :root:not([data-density='tv'])
      &:not(:has(> :first-child li:nth-child(3)))
      > :first-child
      ul[data-cards][data-cards] {
      --cards: 2;
    }
  }
  @media (min-width: 2400px) {
    --beside: 6fr;
  }
  :root[data-density='tv'] && > :first-child ul[data-cards] {
    --cards: 3;
  }
`;
