import { keyframes } from 'styled-components';

/** Says no: to be named in an animation of `SHAKE_MS`. */
export const shake = keyframes`
  20%, 60% { transform: translateX(-8px); }
  40%, 80% { transform: translateX(8px); }
`;
