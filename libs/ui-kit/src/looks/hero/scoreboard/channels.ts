import type { AreaLook } from '../../look.ts';
import { clampLines, roomForMarks } from '../../../theme/css.ts';

export default {
  /** The picture and the channels as high as it; below them, over the whole width, the scoreboard and the day. */
  channelColumns: `
    &:not([data-narrow]) {
      grid-template:
        'picture list' auto
        'panel panel' auto
        'day day' auto
        'related related' 1fr / minmax(0, 1fr) var(--side);
    }
  `,
  channelSidebar: `
    position: relative;
    top: 0;
    align-self: stretch;
    height: auto;
    min-height: 0;
    contain: size layout;
  `,
  channelRelated: `
    --page-margin: var(--gutter);
  `,
  /** The board of a stadium: a rule, the name as large as it goes, and what is left in a block of the accent. */
  programmePanel: `
    --next-height: 96px;
    --actions-height: 122px;
    grid-template: 'words next facts' auto 'actions next facts' auto / minmax(0, 1fr) minmax(300px, 26vw) auto;
    gap: 0 var(--space-5);
    padding: 0 0 0 var(--gutter);
    border-top: 8px solid var(--color-accent);
    background: var(--color-surface-1);
    & [data-part='words'] {
      padding: var(--space-4) 0 0;
    }
    & [data-part='actions'] {
      padding-bottom: var(--space-3);
    }
    & h1 {
      ${clampLines(2)}
      font-size: clamp(2.25rem, 3.8vw, 4.5rem);
      line-height: 0.9;
      ${roomForMarks}
    }
    & [data-part='facts'] {
      grid-area: facts;
      align-self: stretch;
      display: grid;
      align-content: center;
      min-width: 200px;
      padding: var(--space-3) var(--space-5);
      background: var(--color-accent);
      color: var(--color-text-on-accent);
      text-align: center;
    }
    & [data-fact]:not([data-fact='left']) {
      display: none;
    }
    & dt {
      font-size: var(--type-0);
      font-weight: var(--weight-bold);
      text-transform: uppercase;
    }
    & dd {
      font-family: var(--font-display);
      word-spacing: var(--display-word-spacing);
      font-size: clamp(2rem, 3.4vw, 4rem);
      font-weight: var(--weight-display);
      line-height: 1;
      text-transform: uppercase;
      white-space: nowrap;
      font-variant-numeric: tabular-nums lining-nums;
    }
    @media (max-width: 1280px) {
      grid-template: 'words facts' auto 'actions next' auto / minmax(0, 1fr) minmax(240px, 34%);
      & [data-part='actions'],
      & [data-part='next'] {
        padding: var(--space-3) 0;
      }
    }
  `,
  /** The board of a stadium: a rule, the name as large as it goes, and what is left in a block of the accent. */
  narrowProgrammePanel: `
    grid-template: 'words facts' auto 'actions actions' auto 'next next' auto / minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    padding: 0 0 0 var(--space-4);
    & [data-part='facts'] {
      min-width: 104px;
      padding: var(--space-2);
    }
    & [data-part='actions'] {
      padding: var(--space-3) var(--space-4) 0 0;
    }
    & [data-part='next'] {
      padding: var(--space-3) 0;
    }
  `,
} satisfies AreaLook<'channels'>;
