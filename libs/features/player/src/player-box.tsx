import { Subtitles } from '@livery/ui-kit/player';
import styled from 'styled-components';

/** The player's own layer. It lies over the place that a page keeps free, above the page and below dialogs. */
export const Box = styled.div`
  z-index: 5;
  overflow: hidden;
  background: #000;
  color: var(--color-text-on-art);
  touch-action: pan-y;
  user-select: none;

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
`;

export const Picture = styled.video`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  background: #000;

  [data-fit='fill'] > & {
    object-fit: cover;
  }
`;

/** Only the watching is left: the controls go, what is offered for a moment stays. */
export const Controls = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;

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

/** Above the controls while they are there. */
export const Cues = styled(Subtitles)`
  :not([data-idle]) > & {
    transform: translateY(-104px);
  }
  @media (max-width: 767px) {
    :not([data-idle]) > & {
      transform: translateY(-84px);
    }
  }
`;
