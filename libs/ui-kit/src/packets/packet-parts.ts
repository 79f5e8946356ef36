import styled from 'styled-components';
import { fill } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

/** Cards beside each other whose lines stand on the same height, so that they can be compared. */
export const PacketTiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(270px, 100%), 1fr));
  column-gap: max(12px, var(--row-gap));
  row-gap: 0;
  /* Room for the recommended card, which stands out at the top. */
  padding-top: 32px;

  ${slot('packets', 'packetGrid')}
`;

export const PacketTile = styled.article`
  position: relative;
  isolation: isolate;
  grid-row: span calc(4 + var(--packet-features, 0));
  display: grid;
  grid-template-rows: subgrid;
  align-content: start;
  min-width: 0;
  margin-bottom: var(--space-6);
  --side: var(--space-6);
  padding: var(--side);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface-1);

  &[data-recommended] {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &[data-owned] {
    border-color: var(--color-good);
    box-shadow: inset 0 0 0 1px var(--color-good);
  }
  /* Quiet, and still to be read. */
  &[data-unavailable] {
    --color-text-strong: var(--color-text-muted);
    --color-text-normal: var(--color-text-muted);
    --color-accent-text: var(--color-text-muted);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${slot('packets', 'packetCard')}
`;

/** Why this one; in the corner, on the edge or as a tab, as the brand has it. */
export const Reason = styled.p`
  position: absolute;
  z-index: 1;
  top: 0;
  left: var(--space-6);
  max-width: calc(100% - 2 * var(--space-6));
  padding: 4px 12px;
  border-radius: var(--badge-shape);
  background: var(--button-primary);
  color: var(--color-text-on-accent);
  font-size: var(--type--1);
  font-weight: var(--weight-bold);
  line-height: 1.35;
  /* However many lines it has, the name below it stays clear. */
  transform: translateY(calc(-100% + 12px));
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  ${slot('packets', 'packetReason')}
`;

/** The artwork of a packet fades into the card; where sheets are of paper there is none. */
export const Art = styled.div`
  ${fill}
  z-index: -1;
  bottom: auto;
  aspect-ratio: 2 / 1;
  border-radius: inherit;
  overflow: hidden;
  mask-image: linear-gradient(#000 30%, transparent);

  > span {
    ${fill}
  }

  ${slot('packets', 'packetArt')}
`;
