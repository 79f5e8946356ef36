import type { AreaLook } from '../../look.ts';

export default {
  /** The picture runs to the upper edge, and the rail lies on it. */
  page: `
    /* What is told below the picture of a channel stays in the window. */
    --channel-side: 640px;
    & > div > section[aria-label] [data-part='slide'] {
      min-height: 604px;
    }
    & > div > section[aria-label] [data-part='title'] > * {
      max-width: 900px;
    }
    & > div > section[aria-label] [data-part='description'] {
      max-width: 760px;
    }
  `,
  rail: `
    --rail-ground: linear-gradient(90deg, var(--color-surface-0) 40%, transparent);
    --rail-edge: 0;
  `,
} satisfies AreaLook<'television'>;
