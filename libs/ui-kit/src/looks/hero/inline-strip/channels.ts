import { dayScroll } from '../../../channels/day-scroll.ts';
import type { AreaLook } from '../../look.ts';

export default {
  /** Groups of an app: the picture, and beside it the channels over the day. */
  channelColumns: `
    &:not([data-narrow]) {
      --side: clamp(280px, max(22vw, calc(100vw - 64px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
      grid-template:
        'picture list' auto
        'panel list' auto
        'day list' auto
        'related list' 1fr / minmax(0, 1fr) var(--side);
      gap: 0 16px;
      padding: 0 var(--channel-margin, clamp(16px, 1.7vw, 48px));
    }
    /* A window that is wider than the page's measure: the picture begins where the head of the site does. */
    @media (min-width: 2200px) {
      &:not([data-narrow]) {
        padding-inline: var(--channel-margin, var(--page-margin));
      }
    }
    @media (min-width: 1281px) {
      &:not([data-narrow], [data-schedule='in-list']) {
        --channels: 46vh;
        --list-position: relative;
        --list-top: 0px;
        --list-height: 100%;
        grid-template:
          'picture list' var(--channels)
          'picture day' auto
          'panel day' auto
          'related day' 1fr / minmax(0, 1fr) var(--side);
      }
    }
  `,
  channelSidebar: `
    position: var(--list-position, sticky);
    top: var(--list-top, var(--header-height, 0px));
    height: var(--list-height, calc(100vh - var(--header-height, 0px) - 24px));
    border-radius: var(--radius-l);
  `,
  channelDay: `
    @media (min-width: 1281px) {
      ${dayScroll}
      background: var(--color-surface-1);
      position: sticky;
      top: calc(var(--header-height, 0px) + 12px);
      height: calc(100vh - var(--header-height, 0px) - var(--channels) - 36px);
      min-height: 320px;
      margin-top: 16px;
      border-radius: var(--radius-l);
    }
  `,
  channelRelated: `
    --page-margin: 4px;
  `,
  playerFrame: `
    border-radius: var(--radius-l);
  `,
  /** As small as an app has it. */
  programmePanel: `
    --next-height: 80px;
    --actions-height: 72px;
    min-height: 88px;
    padding: var(--space-3) 0;
  `,
  /** As small as an app has it. */
  narrowProgrammePanel: `
    padding: var(--space-3) var(--space-4) 0;
  `,
} satisfies AreaLook<'channels'>;
