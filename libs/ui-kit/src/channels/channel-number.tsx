import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { plainPopover, showInTopLayer } from '../overlay/in-top-layer.ts';
import { oneLine } from '../theme/css.ts';

const Plate = styled.div`
  ${plainPopover}
  position: fixed;
  z-index: 30;
  top: calc(var(--header-height, 0px) + 24px);
  right: 32px;
  bottom: auto;
  left: auto;
  display: grid;
  justify-items: end;
  max-width: min(360px, calc(100vw - 64px));
  padding: 12px 20px;
  border-radius: var(--radius-l);
  background: var(--color-surface-3);
  color: var(--color-text-strong);
  box-shadow: var(--shadow-2);

  b {
    font-family: var(--font-display);
    font-size: var(--type-5);
    font-weight: var(--weight-display);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.1;
  }
  span {
    ${oneLine}
    max-width: 100%;
    color: var(--color-text-normal);
    font-size: var(--type-1);
  }
`;

/** The number that is being typed, and whose it is. */
export function ChannelNumber({ digits, name }: { readonly digits: string; readonly name: string }) {
  const plate = useRef<HTMLDivElement>(null);
  // A picture that fills the screen would cover it: digits would be typed blind.
  useLayoutEffect(() => (plate.current ? showInTopLayer(plate.current) : undefined), []);
  return (
    <Plate ref={plate} role="status">
      <b>{digits}</b>
      <span>{name}</span>
    </Plate>
  );
}
