import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/** The picture of a channel, as high as leaves what stands under it in view. */
export const PlayerFrame = styled.div`
  grid-area: picture;
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 9;
  max-height: calc(100vh - var(--header-height, 0px) - var(--under-picture, 180px));
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
  /* A phone gives the picture its whole width; the leaf keeps the one corner that the page below shows. */
  :root [data-narrow] && {
    border-radius: 0;
    box-shadow: none;
  }
  :root & > [data-player-place] {
    border-radius: inherit;
    overflow: hidden;
  }

  && {
    ${slot('channels', 'playerNotice')}
  }
  ${slot('channels', 'playerFrame')}
  [data-narrow] & {
    ${slot('channels', 'narrowPlayerFrame')}
  }
`;
