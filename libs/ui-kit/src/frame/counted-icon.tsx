import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';

const Holder = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  z-index: 1;
  /* At the corner of the sign, however large its button is. */
  bottom: calc(50% + 2px);
  left: calc(50% + 3px);
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 0.3125rem;
  border-radius: 0.5625rem;
  background: var(--color-accent);
  color: var(--color-text-on-accent);
  font-size: 0.6875rem;
  font-weight: var(--weight-bold);
  line-height: 1.125rem;
  text-align: center;
  font-variant-numeric: tabular-nums lining-nums;
  pointer-events: none;
`;

/** More than this is not counted. */
const MOST = 99;

/** An icon button with a number on it. The label says the number too. */
export function CountedIcon({ count, ...button }: ComponentProps<typeof IconButton> & { readonly count: number }) {
  return (
    <Holder>
      <IconButton {...button} />
      {count > 0 && <Count aria-hidden>{count > MOST ? `${MOST}+` : count}</Count>}
    </Holder>
  );
}
