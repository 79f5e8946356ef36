import styled, { keyframes } from 'styled-components';
import { SHAKE_MS } from './use-shake.ts';

const shake = keyframes`
  20%, 60% { transform: translateX(-8px); }
  40%, 80% { transform: translateX(8px); }
`;

/** What says no by shaking its head, where motion is welcome. */
export const Shaken = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    &[data-shaking] {
      animation: ${shake} ${SHAKE_MS}ms linear;
    }
  }
`;
