import styled from 'styled-components';

/** The whole window is the picture. */
export const Cinema = styled.main`
  position: fixed;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  background: #000;

  > [data-player-place] {
    position: relative;
    width: 100%;
    height: 100%;
  }
  /* What is said there instead of the picture is a page like any other. */
  > [data-player-place]:not(:empty) {
    overflow: auto;
    background: var(--color-surface-0);
  }
`;

export const Waiting = styled.main`
  display: grid;
  place-items: center;
  height: 100vh;
  background: #000;
  color: var(--color-text-on-art);
`;
