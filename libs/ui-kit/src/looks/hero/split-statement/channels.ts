import type { AreaLook } from '../../look.ts';

export default {
  /** White sheets on the desk: the picture, its facts and the ledger of the day; the channels are a sheet beside. */
  channelColumns: `
    &:not([data-narrow]) {
      --side: clamp(280px, max(20.6vw, calc(100vw - 80px - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)), 440px);
      grid-template:
        'picture list' auto
        'panel list' auto
        'day list' auto
        'related list' 1fr / minmax(0, 1fr) var(--side);
      gap: 0 20px;
      padding: 20px var(--channel-margin, clamp(16px, 2.2vw, 64px)) 0;
    }
    /* A window that is wider than the page's measure: the picture begins where the head of the site does. */
    @media (min-width: 2200px) {
      &:not([data-narrow]) {
        padding-inline: var(--channel-margin, var(--page-margin));
      }
    }
  `,
  channelSidebar: `
    top: calc(var(--header-height, 0px) + 20px);
    height: calc(100vh - var(--header-height, 0px) - 40px);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
  `,
  channelDay: `
    margin-top: 16px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
  `,
  channelRelated: `
    --page-margin: 4px;
  `,
  playerFrame: `
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  `,
  /** A sheet that goes on from the picture: the programme in a table of facts. */
  programmePanel: `
    --next-height: 83px;
    --actions-height: 82px;
    grid-template: 'words facts' auto 'actions next' auto / minmax(0, 1fr) minmax(min-content, 38%);
    gap: var(--space-3) var(--space-6);
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-top: 0;
    border-radius: 0 0 var(--radius-l) var(--radius-l);
    background: var(--color-surface-1);
    & > [data-part='facts'] {
      grid-area: facts;
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: auto;
      justify-content: stretch;
      min-width: 300px;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-m);
    }
    & [data-fact] {
      padding: 8px 14px;
    }
    & [data-fact] + [data-fact] {
      border-left: 1px solid var(--color-line);
    }
    & dt {
      color: var(--color-text-muted);
      font-size: var(--type--1);
    }
    & dd {
      color: var(--color-text-strong);
      font-weight: var(--weight-bold);
      font-variant-numeric: tabular-nums lining-nums;
      white-space: nowrap;
    }
    @media (max-width: 480px) {
      & [data-fact] {
        padding: 6px 8px;
      }
      & [data-fact='length'] {
        display: none;
      }
    }
  `,
  /** A sheet that goes on from the picture: the programme in a table of facts. */
  narrowProgrammePanel: `
    grid-template: 'words' auto 'facts' auto 'actions' auto 'next' auto / minmax(0, 1fr);
    padding: var(--space-4);
    border-width: 0 0 1px;
    border-radius: 0;
    & > [data-part='facts'] {
      min-width: 0;
    }
  `,
} satisfies AreaLook<'channels'>;
