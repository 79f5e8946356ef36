import styled from 'styled-components';

/** The player's own layer. It lies over the place that a page keeps free, above the page and below dialogs. */
export const Box = styled.div`
  z-index: 5;
  overflow: hidden;
  background: #000;
  color: var(--color-text-on-art);

  &[hidden] {
    display: none;
  }
  &:fullscreen {
    border-radius: 0 !important;
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
`;

export const Controls = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  transition: opacity var(--motion-fast) linear;

  [data-idle] > & {
    opacity: 0;
  }
`;
