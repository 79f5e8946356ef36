import type { AreaLook } from '../../look.ts';

const withLive = "&:has(> :last-child > [data-row='channel'])";
const live = `${withLive} > :last-child > [data-row='channel']:not([data-row='channel'] ~ *)`;

export default {
  /** Two columns where there is room: what is on air now stays at the right while the rest scrolls. */
  rowsPage: `
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
        /* Ten lines are as high as the window that they stay in, below the head of the site. */
        @media (min-height: 800px) {
          ${live} {
            --ledger-height: clamp(59px, (100vh - 152px) / 10, 92px);
          }
        }
      }
    }
  `,
} satisfies AreaLook<'rows'>;
