import type { AreaLook } from '../../look.ts';

export default {
  /** Cards that do not grow with the window are larger where they are read from ten feet. */
  page: `
    /* Two lines from the beginning: what is set there comes later, and moves nothing. */
    & nav[data-look='aside'] > ul > li > a {
      min-height: 80px;
    }
    /* Large letters stand clear of the line of progress below them. */
    & ul[data-cards='channel'] [data-part='words'] {
      margin-top: -10px;
      padding-right: 84px;
    }
    & ul[data-cards='channel'] [data-part='time'] {
      margin-top: -10px;
    }
    & ul[data-cards='channel'] [data-part='progress'] {
      bottom: 8px;
    }
    & ul[data-cards='poster'],
    & ul[data-cards='collection'] {
      grid-auto-columns: 196px;
    }
    & ul[data-cards='wide'],
    & ul[data-cards='history'],
    & ul[data-cards='episode'] {
      grid-auto-columns: 330px;
    }
    & ul[data-cards='person'] {
      grid-auto-columns: 168px;
    }
    & ul[data-cards='button'] {
      grid-auto-columns: 260px;
    }
    & ul[data-cards='promo-wide'] {
      grid-auto-columns: 520px;
    }
  `,
} satisfies AreaLook<'television'>;
