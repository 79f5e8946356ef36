import type { AreaLook } from '../../look.ts';

export default {
  /** The sections of a series stand by name under the picture, like the chapters of a programme. */
  contentTabs: `
    @media (min-width: 768px) {
      display: flex;
      gap: 28px;
      margin: -8px var(--page-margin) 0;
      border-bottom: 1px solid var(--color-line);
    }
  `,
  /** A face in a round window, as in the rows of people. */
  personHead: `
    --person-shape: 50%;
  `,
} satisfies AreaLook<'content'>;
