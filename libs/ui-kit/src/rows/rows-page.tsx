import styled from 'styled-components';

const withLive = ":root[data-hero='inline-strip'] &:has(> :last-child > [data-row='channel'])";
const live = `${withLive} > :last-child > [data-row='channel']:not([data-row='channel'] ~ *)`;

/**
 * A page of rows: the banners that it opens with, and the stack of rows as its last child. The brand that lives inside another app has
 * two columns where there is room: what is on air now stays at the right while the rest scrolls. Everybody else has everything under
 * each other.
 */
export const RowsPage = styled.div`
  @media (min-width: 1100px) {
    @supports selector(:has(*)) {
      ${withLive} {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 380px;
        align-items: start;
        column-gap: calc(24px - var(--ring-room));
        padding: 0 var(--page-margin) 0 calc(var(--page-margin) - var(--ring-room));
      }
      ${withLive} > :last-child {
        display: contents;
      }
      /* Rows end where their column ends; their focus rings keep their room. */
      ${withLive} > :not(:last-child),
      ${withLive} > :last-child > * {
        grid-column: 1;
        min-width: 0;
        --page-margin: var(--ring-room);
      }
      /* So many that a part of the next one shows. */
      ${withLive} > :last-child > * {
        margin-top: 18px;
        --poster-width: clamp(134px, 12.8vw, 147px);
      }
      ${live} {
        grid-column: 2;
        grid-row: 1 / span 60;
        position: sticky;
        top: 12px;
        margin-top: 12px;
        --page-margin: 0px;
        --ledger-room: 1;
        --ledger-more: block;
        --ledger-second-line: var(--color-line);
      }
    }
  }
`;
