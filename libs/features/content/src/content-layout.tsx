import styled from 'styled-components';

/** Year, kind, length: a line, or a table with the names of its columns where a brand tells in figures. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;

  :root[data-hero='split-statement'] & {
    display: grid;
    grid-template-columns: repeat(2, auto);
    gap: 1px;
    align-items: stretch;
    width: 100%;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-m);
    background: var(--color-line);
    overflow: hidden;
    --rating: var(--color-text-strong);
    --rating-over-7: var(--color-text-strong);
    --rating-over-8: var(--color-text-strong);
  }
  /* Columns as wide as their words ask for; the last fact fills its line. */
  @media (max-width: 479px) {
    :root[data-hero='split-statement'] & > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 480px) {
    :root[data-hero='split-statement'] & {
      grid-template-columns: repeat(3, auto);
    }
    :root[data-hero='split-statement'] & > :nth-child(3n + 1):last-child {
      grid-column: 1 / -1;
    }
    :root[data-hero='split-statement'] & > :nth-child(3n + 2):last-child {
      grid-column: 2 / -1;
    }
  }
  :root[data-hero='split-statement'] & > li {
    padding: 9px 14px;
    background: var(--color-surface-1);
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  :root[data-hero='split-statement'] & > li > * {
    padding: 0;
    border: 0;
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
    line-height: 1.35;
    hyphens: auto;
  }
  :root[data-hero='split-statement'] & > li::before {
    content: attr(data-label);
    /* The column's name is for the eye: the value says itself what it is. */
    content: attr(data-label) / '';
    display: block;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-weight: var(--weight-text);
  }
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
  }
`;

/** A phone shows how to watch before it tells the whole story. */
export const Story = styled.div`
  min-width: 0;

  @media (max-width: 479px) {
    order: 1;
  }
`;
