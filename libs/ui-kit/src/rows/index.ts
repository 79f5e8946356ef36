export { Grid } from './grid.tsx';
export { LongGrid } from './long-grid.tsx';
export { GridSkeleton } from './grid-skeleton.tsx';
export { RowPlace, RowSkeleton } from './row-skeleton.tsx';
export { RowStack } from './row-stack.tsx';
export { RowsPage } from './rows-page.tsx';
export { Row } from './row.tsx';
export { useTurn } from './in-turn.ts';
export { OnNear, WhenNear } from './when-near.tsx';
