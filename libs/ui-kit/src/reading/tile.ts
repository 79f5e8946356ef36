import { slot } from '../looks/slot.ts';
/** A piece of ground that things to read or to choose stand on, as the brand draws its cards. */
export const tile = `
  border: 1px solid transparent;
  border-radius: var(--radius-l);
  background: var(--color-surface-1);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${slot('reading', 'tile')}
`;
