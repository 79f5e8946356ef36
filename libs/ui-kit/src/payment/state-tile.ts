import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/** How a payment stands, as one sign in the brand's own shape. */
export const StateTile = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: var(--avatar-shape);
  background: var(--color-surface-3);
  color: var(--color-text-strong);
  --icon-size: 34px;

  &[data-tone='success'] {
    background: var(--color-good);
    color: var(--color-text-on-good);
  }
  &[data-tone='failed'] {
    color: var(--color-danger);
    box-shadow: inset 0 0 0 2px currentColor;
  }
  &[data-tone='unknown'] {
    color: var(--color-warning);
    box-shadow: inset 0 0 0 2px currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${slot('payment', 'stateTile')}
`;
