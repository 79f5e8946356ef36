import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { Scene } from '../states/scene.tsx';

const Window = styled.main`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: var(--space-6) var(--page-margin);
  overflow: hidden;

  > [data-part='ground'] {
    position: absolute;
    inset: 36% 0 0;
    z-index: -1;
    opacity: 0.4;
    mask: linear-gradient(transparent, #000 80%);
  }

  ${slot('profiles', 'whoWatches')}
`;

/** The whole window for one question, on the brand's own ground: who is watching. */
export const ProfilesWindow = ({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLElement>;
  /** A `ProfilePicker`. */
  readonly children: ReactNode;
}) => (
  <Window ref={ref}>
    <div data-part="ground">
      <Scene />
    </div>
    {children}
  </Window>
);
