import type { AreaLook } from '../../look.ts';

export default {
  /** The wall of a stadium: picture to the right edge, the name as large as it goes. */
  page: `
    & > div > section {
      --ticker: 0px;
      --side-width: 0px;
      grid-template-columns: minmax(0, 1fr);
      padding-top: 0;
    }
    & [data-part='ticker'],
    & > div > section > [data-part='side'] {
      display: none;
    }
  `,
  rail: `
    --rail-shape: 0;
  `,
} satisfies AreaLook<'television'>;
