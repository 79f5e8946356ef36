export { Grid } from './grid.tsx';
export { RowSkeleton } from './row-skeleton.tsx';
export { RowStack } from './row-stack.tsx';
export { Row } from './row.tsx';
