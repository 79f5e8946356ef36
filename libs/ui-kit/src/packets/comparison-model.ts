import type { ReactNode } from 'react';

export interface ComparisonCell {
  /** "164 канала"; without it the cell says whether it is included. */
  readonly text?: string | undefined;
  readonly included: boolean;
  /** The way to the rest: "12 more channels". */
  readonly action?: ReactNode;
}

export interface ComparisonRow {
  readonly id: string | number;
  readonly label: string;
  /** By the id of the packet; a packet without a cell does not include it. */
  readonly cells: Readonly<Record<string, ComparisonCell>>;
}

const NOT_INCLUDED: ComparisonCell = { included: false };

export const cellOf = (row: ComparisonRow, packetId: string | number): ComparisonCell =>
  row.cells[packetId] ?? NOT_INCLUDED;

const isSame = (a: ComparisonCell, b: ComparisonCell) => a.included === b.included && a.text === b.text;

/** The rows in which these packets are not all the same. */
export function differingRows(
  rows: readonly ComparisonRow[],
  packetIds: readonly (string | number)[],
): readonly ComparisonRow[] {
  const [first, ...others] = packetIds;
  if (first === undefined) return [];
  return rows.filter((row) => others.some((id) => !isSame(cellOf(row, first), cellOf(row, id))));
}

/** The first column after a step of the pager: the last page is a full one. */
export const columnAfter = (from: number, step: number, { count, shown }: { count: number; shown: number }): number =>
  Math.max(0, Math.min(from + step, count - shown));

/** How many packets stand beside each other in so much room; none: cards below each other. */
export function columnsIn(widthRem: number): number {
  if (widthRem < NARROW_REM) return 0;
  return Math.min(MOST_COLUMNS, Math.floor((widthRem - LABEL_REM) / COLUMN_REM));
}

const NARROW_REM = 50;
const LABEL_REM = 12;
const COLUMN_REM = 13;
const MOST_COLUMNS = 4;
