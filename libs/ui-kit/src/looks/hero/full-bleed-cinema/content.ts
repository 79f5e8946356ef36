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
  /** Seasons stand like the sections: words over a line. */
  seasonChoice: `
    & > div {
      gap: 24px;
    }
    & button {
      padding: 0;
      border-radius: 0;
      color: var(--color-text-muted);
      font-size: var(--type-1);
    }
    & button:hover,
    & button[aria-pressed='true'] {
      background: none;
      color: var(--color-text-strong);
    }
    & button[aria-pressed='true'] {
      box-shadow: inset 0 -3px 0 var(--color-accent);
    }
  `,
  /** A face in a round window, as in the rows of people. */
  personHead: `
    --person-shape: 50%;
  `,
} satisfies AreaLook<'content'>;
