import type { ReactNode } from 'react';
import styled from 'styled-components';

const Window = styled.main`
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

/** Line of time and buttons, with room around them. */
const CONTROLS_HEIGHT = '112px';

/** Short messages stand above the controls while it is shown: one of them says that the viewer can go on, and must not lie over the button for it. */
function liftMessages(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  const { style } = document.body;
  style.setProperty('--foot-controls-height', CONTROLS_HEIGHT);
  return () => style.removeProperty('--foot-controls-height');
}

/** The whole window is the picture. */
export const Cinema = ({ children }: { readonly children: ReactNode }) => (
  <Window data-page-picture ref={liftMessages}>
    {children}
  </Window>
);

export const Waiting = styled.main`
  display: grid;
  place-items: center;
  height: 100vh;
  background: #000;
  color: var(--color-text-on-art);
`;
