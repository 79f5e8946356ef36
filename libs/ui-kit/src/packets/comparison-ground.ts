import { slot } from '../looks/slot.ts';

/**
 * What a look may change in the table: the ground of the columns, how far they stand apart, what surrounds the marked one and how a column ends.
 */
export const comparisonGround = `
  --ground: var(--color-surface-0);
  --label-ground: var(--color-surface-0);
  --marked-ground: var(--color-surface-1);
  --edge-colour: var(--color-accent);
  --edge: 2px;
  --apart: 0px;
  --sheet: 0px;
  --top-shape: var(--radius-l) var(--radius-l) 0 0;
  --bottom-shape: 0 0 var(--radius-l) var(--radius-l);

  ${slot('packets', 'comparisonGround')}
`;
