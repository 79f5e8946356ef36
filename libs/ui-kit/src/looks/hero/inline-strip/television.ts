import type { AreaLook } from '../../look.ts';

/** Home, which has what is on the air in a column of its own; the page of a channel has such a row too. */
const withLive = "& > div:not([data-page]):has(> :last-child > [data-row='channel'])";
/** Thrice, to weigh more than the place of this row in two columns. */
const ROW = '[data-row][data-row][data-row]';

export default {
  /** One column: what is on the air stands in the rail's own list of channels. */
  page: `
    --hero-height: 370px;
    ${withLive} {
      display: block;
      padding: 0;
    }
    ${withLive} > :last-child {
      display: grid;
    }
    ${withLive} > :not(:last-child),
    ${withLive} > :last-child > ${ROW} {
      --page-margin: var(--screen-margin);
    }
    ${withLive} > :last-child > ${ROW} {
      position: static;
      grid-area: auto;
      margin-top: 0;
      --ledger-room: 3;
      --ledger-more: block;
    }
    /* Lines, not a row that goes on to the side. */
    & ul[data-cards='channel']::after,
    & ul[data-cards='channel'] > li[aria-hidden] {
      display: none;
    }
  `,
  rail: `
    --rail-ground: var(--color-surface-1);
    --rail-edge: 0;
  `,
  stage: `
    --stage-scrim: linear-gradient(90deg, var(--color-surface-0), transparent 30%), linear-gradient(0deg, var(--color-surface-0), transparent 12%);
    > [data-part='picture'] {
      width: 62%;
    }
    [data-part='title'] {
      font-size: var(--type-4);
    }
  `,
} satisfies AreaLook<'television'>;
