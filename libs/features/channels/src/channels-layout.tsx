import styled from 'styled-components';

/**
 * The list at the left with a scroll of its own, the channel beside it. Above 1280 px the schedule stands at the other side of the picture, with a scroll
 * of its own too; up to there under it. Who wants the larger picture gives the schedule the place of the list. CHAN-024
 */
export const SCHEDULE_BESIDE = '(min-width: 1281px)';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 340px) minmax(0, 1fr);
  align-items: start;

  /* What comes after the picture moves nothing: below it the window is the page's already. */
  &[data-narrow] {
    display: block;
    min-height: 100vh;
  }
  &[data-beside] {
    grid-template-columns: clamp(280px, 21vw, 340px) minmax(0, 1fr) clamp(296px, 22vw, 400px);
  }
  /* A rounded stage, and the list as a panel that floats at its right. */
  :root[data-hero='coverflow-glow'] &:not([data-narrow]) {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 332px);
    gap: 16px;
    padding: 0 16px;
  }
  :root[data-hero='coverflow-glow'] &[data-beside] {
    grid-template-columns: minmax(0, 1fr) clamp(280px, 21vw, 380px) clamp(280px, 21vw, 332px);
  }
`;

export const Sidebar = styled.aside`
  position: sticky;
  top: var(--header-height, 0px);
  height: calc(100vh - var(--header-height, 0px));
  overflow: hidden;
  padding: var(--space-3);
  background: var(--color-surface-1);
  scrollbar-width: thin;

  :root[data-hero='coverflow-glow'] & {
    order: 1;
    height: calc(100vh - var(--header-height, 0px) - 16px);
    border-radius: 40px;
    scrollbar-width: none;
  }
`;

/** The schedule beside the picture: it begins where that does, and is parted from it by its ground alone. */
export const Beside = styled(Sidebar)`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0;

  > section[aria-label] {
    padding: var(--space-4) var(--space-3);
  }
`;

/** The channel and what stands under it. */
export const Middle = styled.div`
  min-width: 0;
  padding-bottom: var(--space-8);
`;

export const Main = styled.section`
  min-width: 0;
`;

/** A part to choose and the part that was chosen, which fills the rest and scrolls by itself where it is beside the picture. */
export const Tabbed = styled.div`
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

/** The picture, edge to edge, as high as leaves the schedule in view. */
export const PlayerFrame = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: calc(100vh - var(--header-height, 0px) - 220px);
  background: #000;

  /* A phone that is held across: what else there is to see stands below the window, not in place of the picture. */
  @media (max-height: 500px) {
    max-height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
  }
  > [data-player-place] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  /* What is said in place of the picture takes its place, in brands that draw a sheet of their own for it too. */
  :root &&& > [data-compact] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    min-height: 0;
    margin: 0;
    padding: var(--space-4) var(--space-5);
    overflow-y: auto;
    border-radius: inherit;
    background-color: var(--ground);
  }
  /* The sheet of accounts is drawn beside the words, not behind them. */
  :root[data-card='outlined-sheet'] && > [data-compact] [data-part='art'] {
    left: 40%;
  }
  /* On a phone there may be more to say than a picture is high. */
  :root [data-narrow] &&& > [data-compact] {
    position: relative;
    height: auto;
    min-height: calc(100vw * 9 / 16);
    padding: var(--space-4);
  }
  [data-narrow] &&:has(> [data-compact]) {
    max-height: none;
  }
  :root[data-hero='coverflow-glow'] [data-narrow] & {
    border-radius: 0;
    box-shadow: none;
  }
  :root[data-hero='coverflow-glow'] & {
    border-radius: 40px;
    box-shadow: 0 20px 90px -30px var(--color-accent);
  }
  :root[data-hero='coverflow-glow'] & > [data-player-place] {
    border-radius: inherit;
    overflow: hidden;
  }
`;

export const Page = styled.div`
  padding: var(--space-5) var(--page-margin) var(--space-8);
  display: grid;
  gap: var(--space-5);

  --bar-bleed: var(--page-margin);

  /* The margin is the page's: a grid inside has none of its own. */
  > * {
    --page-margin: 0px;
  }
`;
