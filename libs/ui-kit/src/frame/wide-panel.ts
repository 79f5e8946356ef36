import styled from 'styled-components';
import { Panel } from '../overlay/panel.ts';

/** A drop-down of the header with more in it than a list of choices; on a phone it takes the width of the window. */
export const WidePanel = styled(Panel)`
  width: 344px;
  padding: 0;
  border-radius: var(--radius-l);
  outline: none;
  max-height: calc(100vh - var(--header-height, 64px) - 24px);

  @media (max-width: 480px) {
    position: fixed;
    top: calc(var(--header-height, 64px) + 4px);
    left: var(--gutter);
    right: var(--gutter);
    width: auto;
    max-height: calc(100vh - var(--header-height, 64px) - var(--bottom-nav-height, 0px) - 16px);
  }
`;
