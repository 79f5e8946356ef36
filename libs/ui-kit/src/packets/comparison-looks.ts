/**
 * What a brand's look changes in the table: the ground of the columns, how far they stand apart, what surrounds the marked one and how a column ends.
 */
export const comparisonLooks = `
  --ground: var(--color-surface-0);
  --label-ground: var(--color-surface-0);
  --marked-ground: var(--color-surface-1);
  --edge-colour: var(--color-accent);
  --edge: 2px;
  --apart: 0px;
  --sheet: 0px;
  --top-shape: var(--radius-l) var(--radius-l) 0 0;
  --bottom-shape: 0 0 var(--radius-l) var(--radius-l);

  :root[data-card='framed-mat'] & {
    --ground: var(--color-surface-1);
    --marked-ground: var(--color-surface-2);
    --edge: 3px;
    --apart: 8px;
    --top-shape: 34px 12px 0 0;
    --bottom-shape: 0 0 34px 12px;
  }
  :root[data-card='outlined-sheet'] & {
    --ground: var(--color-surface-1);
    --label-ground: var(--color-surface-1);
    --marked-ground: var(--color-surface-0);
    --sheet: 1px;
    --top-shape: 0;
    --bottom-shape: 0 0 var(--radius-card) var(--radius-card);
  }
  :root[data-card='overlay-title'] & {
    --ground: var(--color-surface-1);
    --edge: 6px;
    --apart: 8px;
  }
  :root[data-card='glow-caption'] & {
    --ground: var(--color-surface-1);
    --apart: 12px;
  }
  :root[data-card='inset-list'] & {
    --ground: var(--color-surface-1);
    --label-ground: var(--color-surface-1);
    --marked-ground: var(--color-surface-2);
    --top-shape: var(--radius-card) var(--radius-card) 0 0;
    --bottom-shape: 0 0 var(--radius-card) var(--radius-card);
  }
`;
