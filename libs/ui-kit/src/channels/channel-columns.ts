import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/**
 * The page of a channel, the picture first: with at least 73 % of a desktop's width. Its parts have names: `list`, `picture`, `told`, `day` and
 * `related`; where they stand is the look's, and from 1281 px on some have the schedule beside the picture, with a scroll of its own, unless it stands in the
 * place of the list (`data-schedule="in-list"`). CHAN-024 A low window gives the list what the picture cannot use.
 */
export const ChannelColumns = styled.div`
  --side: clamp(
    280px,
    max(23vw, calc(100vw - (100vh - var(--header-height, 0px) - var(--under-picture)) * 16 / 9)),
    480px
  );
  /* What stays in sight under the picture. */
  --under-picture: 180px;
  display: grid;
  grid-template:
    'list picture' auto
    'list panel' auto
    'list day' auto
    'list related' 1fr / var(--side) minmax(0, 1fr);
  align-items: start;

  /* What comes after the picture moves nothing: below it the window is the page's already. */
  &[data-narrow] {
    display: block;
    min-height: 100vh;
  }

  ${slot('channels', 'channelColumns')}
`;

/** The list, with a scroll of its own. */
export const ChannelSidebar = styled.aside`
  grid-area: list;
  position: sticky;
  top: var(--header-height, 0px);
  height: calc(100vh - var(--header-height, 0px));
  overflow: hidden;
  padding: var(--space-3);
  background: var(--color-surface-1);
  scrollbar-width: thin;
  /* So much of the fade lies over what scrolls: the last line stands clear of it. */
  --list-tail: calc(44px - var(--space-3));

  /* A line that goes on below the edge fades into it: half letters are read as a fault. A ring is whole: on a television, where it is always there, the
     list leaves room for it by itself. */
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 44px;
    background: linear-gradient(transparent, var(--color-surface-1) 70%);
    pointer-events: none;
  }
  :root:not([data-density='tv']) &:has(:focus-visible)::after {
    content: none;
  }

  ${slot('channels', 'channelSidebar')}
`;

/** The channel itself. Its parts are parts of the page. */
export const ChannelMain = styled.section`
  display: contents;

  [data-narrow] > & {
    display: block;
  }
`;

/** The schedule, where it does not stand in the place of the list. A look that gives it a height makes it scroll by itself: `dayScroll`. */
export const ChannelDay = styled.div`
  grid-area: day;
  min-width: 0;

  ${slot('channels', 'channelDay')}
`;

/** What is on elsewhere. The column is narrower than the window, by which rows count their cards. */
export const ChannelRelated = styled.div`
  grid-area: related;
  min-width: 0;
  --page-margin: var(--space-5);
  padding: var(--space-6) 0 var(--space-8);

  && [data-cards='channel'] {
    --cards: 4;
    --peek: 0.3;
  }

  && {
    ${slot('channels', 'channelRelatedCards')}
  }
  ${slot('channels', 'channelRelated')}
`;

/** A part to choose and the part that was chosen, which fills the rest and scrolls by itself where it is beside the picture. */
export const ChannelTabs = styled.div`
  min-width: 0;

  aside > & {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: var(--space-2);
    height: 100%;
  }
  > [role='tablist'] {
    padding: var(--space-1);
  }
  aside > & > [role='tabpanel'] {
    min-height: 0;
    overflow-y: auto;
    scroll-padding-bottom: var(--list-tail);
  }
  /* A list has its own tail. */
  aside > & > [role='tabpanel'] > section {
    padding-bottom: var(--list-tail);
  }
  /* The chips begin where the text does. */
  [data-narrow] & {
    padding-top: var(--space-4);
  }
  [data-narrow] & > [role='tablist'] {
    margin: 0;
    padding: 0 var(--space-4);
  }
`;
