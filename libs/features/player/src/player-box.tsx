import { Subtitles } from '@livery/ui-kit/player';
import styled from 'styled-components';

/** The player's own layer. It lies over the place that a page keeps free, above the page and below dialogs. */
export const PlayerBox = styled.div`
  z-index: 5;
  overflow: hidden;
  background: #000;
  color: var(--color-text-on-art);
  touch-action: pan-y;
  user-select: none;

  /* Menus hang from the window, not from a box that contains its layout: where they are in no top layer the picture has no frame. */
  @supports (width: 1cqw) and selector(:popover-open) {
    &[data-framed] {
      container-type: size;
    }
  }
  &[hidden] {
    display: none;
  }
  &:fullscreen {
    border-radius: 0 !important;
    touch-action: none;
  }
  &[data-idle] {
    cursor: none;
  }
  /* A window of its own is as small as its owner likes: what can be done there is what is done most. */
  &[data-where='window'] {
    position: fixed;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  &[data-where='window'] header > :not([data-part='title']) {
    display: none;
  }
  /* Above the page and its header, below the navigation at the foot and everything that opens. */
  &[data-corner] {
    --corner-width: clamp(280px, 25vw, 400px);
    --corner-gap: 16px;
    position: fixed;
    z-index: 24;
    width: var(--corner-width);
    height: calc(var(--corner-width) * 9 / 16 + 58px);
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    color: var(--color-text-normal);
    box-shadow:
      var(--shadow-2),
      0 0 0 1px var(--color-line);
    touch-action: none;
  }
  &[data-corner^='top'] {
    top: calc(var(--header-height, 64px) + var(--corner-gap));
  }
  &[data-corner^='bottom'] {
    bottom: calc(
      var(--bottom-nav-height, env(safe-area-inset-bottom, 0px)) + var(--foot-question-height, 0px) + var(--corner-gap)
    );
  }
  &[data-corner$='left'] {
    left: calc(var(--corner-gap) + env(safe-area-inset-left, 0px));
  }
  &[data-corner$='right'] {
    right: calc(var(--corner-gap) + env(safe-area-inset-right, 0px));
  }
  &[data-dragging] {
    cursor: grabbing;
  }
  @media (max-width: 767px) {
    &[data-corner] {
      --corner-width: 128px;
      --corner-gap: 8px;
      width: calc(100vw - 2 * var(--corner-gap));
      height: 72px;
    }
  }
`;

export const PlayerPicture = styled.video`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  background: #000;

  /* A frame of the width that the channel says, as large as the box lets it be. */
  @supports (width: 1cqw) and selector(:popover-open) {
    [data-framed]:not([data-fit='fill']) > & {
      /* By its margins: a corner of its own that moves would be a shift of the page, though nobody sees one. */
      right: 0;
      bottom: 0;
      margin: auto;
      width: min(100cqw, 100cqh * var(--picture-ratio));
      height: min(100cqh, 100cqw / var(--picture-ratio));
    }
  }
  /* Turned upright, a screen would show a strip of the picture, and fingers could not undo it there. */
  @media (orientation: landscape) {
    [data-fit='fill'] > & {
      object-fit: cover;
    }
  }
  [data-corner] > & {
    width: var(--corner-width);
    height: calc(var(--corner-width) * 9 / 16);
  }
`;

/** Where the picture would be. */
export const InPlaceOfPicture = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;

  [data-corner] > & {
    width: var(--corner-width);
    height: calc(var(--corner-width) * 9 / 16);
  }
`;

/** Only the watching is left: the controls go, what is offered for a moment stays. */
export const Controls = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;

  /* Controls are as large as the picture lets them be, where menus hang from the window all the same. */
  @supports (width: 1cqw) and selector(:popover-open) {
    container: picture / inline-size;
  }

  &[data-rests] {
    visibility: hidden;
  }
  header,
  footer,
  [data-part='centre'],
  > *::before {
    transition: opacity var(--motion-fast) linear;
  }
  [data-idle] > & header,
  [data-idle] > & footer,
  [data-idle] > & [data-part='centre'],
  [data-idle] > & > *::before {
    opacity: 0;
    /* A finger that brings the controls must not press what it cannot see. */
    pointer-events: none;
  }
`;

/** As large as the picture, over it and all that lies over it. What it holds takes the presses, its emptiness does not. */
export const OverPicture = styled.div`
  position: absolute;
  z-index: 3;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  [data-corner] > & {
    width: var(--corner-width);
    height: calc(var(--corner-width) * 9 / 16);
    /* What lies over it leaves out what has no room there: by size alone it could not be told from a phone's picture. */
    container: mini-player / size;
  }
`;

/** Above the controls while they are there, and over their shade, which would make the words dim. */
export const Cues = styled(Subtitles)`
  z-index: 1;

  :not([data-idle]) > & {
    transform: translateY(-124px);
  }
  @media (min-width: 1280px) {
    :not([data-idle]) > & {
      transform: translateY(-156px);
    }
  }
  @media (min-width: 1800px) {
    :not([data-idle]) > & {
      transform: translateY(-180px);
    }
  }
  @media (max-width: 767px) {
    :not([data-idle]) > & {
      transform: translateY(-104px);
    }
  }
  :root[data-density='tv'] :not([data-idle]) > & {
    transform: translateY(-250px);
  }
`;
