import { dayScroll } from '../../../channels/day-scroll.ts';
import type { AreaLook } from '../../look.ts';

export default {
  /** One leaf stage; at its right the evening, and under that the channels. */
  channelColumns: `
    &:not([data-narrow]) {
      --side: clamp(280px, max(20vw, calc(100vw - 80px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
      grid-template:
        'picture list' auto
        'panel list' auto
        'day list' auto
        'related list' 1fr / minmax(0, 1fr) var(--side);
      gap: 0 20px;
      padding: 0 var(--channel-margin, var(--gutter));
    }
    @media (min-width: 1281px) {
      &[data-schedule='in-list'] {
        --list-above: 0px;
      }
      &:not([data-narrow], [data-schedule='in-list']) {
        --list-top: calc(var(--header-height, 0px) + 4px);
        --list-height: calc(100vh - var(--header-height, 0px) - var(--evening) - 36px);
        --evening: clamp(264px, 36vh, 420px);
        grid-template:
          'picture day' var(--evening)
          'picture list' auto
          'panel list' auto
          'related list' 1fr / minmax(0, 1fr) var(--side);
      }
    }
  `,
  channelSidebar: `
    top: var(--list-top, var(--header-height, 0px));
    margin-top: var(--list-above, 20px);
    height: var(--list-height, calc(100vh - var(--header-height, 0px) - 20px));
    border-radius: 12px 34px 12px 34px;
    @media (min-width: 1281px) {
      min-height: 380px;
    }
  `,
  channelDay: `
    @media (min-width: 1281px) {
      ${dayScroll}
      background: var(--color-surface-1);
      height: var(--evening);
      border-radius: 34px 12px 34px 12px;
    }
  `,
  channelRelated: `
    --page-margin: 4px;
  `,
  playerFrame: `
    border-radius: 64px 14px 64px 14px;
  `,
  narrowPlayerFrame: `
    border-radius: 0 0 44px 0;
  `,
  /** What is told under the picture of a channel, by the root's `data-hero`. Parts: `words`, `facts`, `actions` and `next`. */
  programmePanel: `
    --next-height: 91px;
    --actions-height: 98px;
    padding-left: var(--space-4);
    padding-right: 0;
    & h1 {
      font-size: var(--type-4);
    }
  `,
  /** What is told under the picture of a channel, by the root's `data-hero`. Parts: `words`, `facts`, `actions` and `next`. */
  narrowProgrammePanel: `
    padding-right: var(--space-4);
  `,
} satisfies AreaLook<'channels'>;
