import type { AreaLook } from '../../look.ts';

export default {
  settingsPage: `
    @media (min-width: 1040px) and (min-height: 640px) {
      /* A sheet of paper is no land: half of it would stand out from behind the tiles. */
      & > [data-part='ground'] {
        display: none;
      }
    }
  `,
} satisfies AreaLook<'account'>;
