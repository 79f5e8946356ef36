import styled from 'styled-components';
import { focusRing } from '../theme/css.ts';
import { comesIn } from './comes-in.ts';

/** The box of what stands over a card, in the browser's top layer: with `useOverCard`. */
export const OverCardBox = styled.div`
  position: fixed;
  inset: auto;
  z-index: 30;
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  overflow: hidden;
  background: var(--color-surface-1);
  color: var(--color-text-normal);
  box-shadow: var(--shadow-3);
  text-align: start;
  animation: ${comesIn} var(--motion-normal) var(--motion-ease);

  &:popover-open {
    display: block;
  }
  /* The card's own ring lies under it. */
  :focus-visible ~ & {
    ${focusRing}
  }
`;
