import styled from 'styled-components';
import { tile } from './tile.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-3);
  width: 100%;
  max-width: 620px;

  > div {
    ${tile}
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: var(--space-4) var(--space-1);
    text-align: center;
  }
  b {
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-5);
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1;
  }
  span {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  @media (max-width: 480px) {
    gap: var(--space-2);

    b {
      font-size: var(--type-4);
    }
  }
`;

/** How long something is still to come, in parts that stand still while their numbers change. Not read out with each second. */
export function Countdown({
  label,
  parts,
}: {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly value: string; readonly unit: string }[];
}) {
  return (
    <Parts role="timer" aria-live="off" aria-label={label}>
      {parts.map(({ id, value, unit }) => (
        <div key={id}>
          <b>{value}</b>
          <span>{unit}</span>
        </div>
      ))}
    </Parts>
  );
}
