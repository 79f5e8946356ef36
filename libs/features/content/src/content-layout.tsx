import styled from 'styled-components';
import { slot } from '@livery/ui-kit/looks';

/** Year, kind, length: a line, or a table with the names of its columns where a brand tells in figures. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;

  /* What it is, whence and how long in one line of a phone. */
  @media (max-width: 480px) {
    column-gap: var(--space-3);
  }

  ${slot('content', 'contentFacts')}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-top: var(--space-2);

  /* On a phone what is done most is as wide as the thumb reaches; the others share the line below. */
  @media (max-width: 479px) {
    justify-self: stretch;

    > :not([aria-label]) {
      flex: 1 1 auto;
    }
    > :first-child {
      flex-basis: 100%;
    }
    /* As wide as the line lets them be: the air that a look gives a button is not missed. */
    > :not(:first-child) {
      --button-side: 12px;
    }
  }
`;

/** The line below the first button of a phone, until it is known what stands there. */
export const LineOfActions = styled.span`
  display: none;

  @media (max-width: 479px) {
    display: block;
    flex-basis: 100%;
    height: max(var(--button-height), var(--touch-target));
  }
`;

/** A phone, and a television with its large letters, show how to watch before they tell the whole story. */
export const Story = styled.div`
  min-width: 0;

  @media (max-width: 479px) {
    order: 1;
  }
  :root[data-density='tv'] & {
    order: 1;
  }
`;
