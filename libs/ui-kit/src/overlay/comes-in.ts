import { keyframes } from 'styled-components';

/** How what lies over a page comes and goes in this brand: it dissolves, settles, springs, slides or is wiped. The values are the card look's. */
export const comesIn = keyframes`
  from { opacity: var(--enter-opacity); transform: var(--enter-transform); clip-path: var(--enter-clip); }
  to { clip-path: var(--enter-clip-end); }
`;
export const goesOut = keyframes`
  from { clip-path: var(--enter-clip-end); }
  to { opacity: var(--enter-opacity); transform: var(--enter-transform); clip-path: var(--enter-clip); }
`;
