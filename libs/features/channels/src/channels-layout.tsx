import styled from 'styled-components';

/** A page of the section without a channel: its list, what is free. */
export const Page = styled.div`
  padding: var(--space-5) var(--page-margin) var(--space-8);
  display: grid;
  gap: var(--space-5);

  --bar-bleed: var(--page-margin);

  /* The margin is the page's: a grid inside has none of its own. */
  > * {
    --page-margin: 0px;
  }
`;
