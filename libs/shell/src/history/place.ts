/** Where exactly the focus was: its row, since a film may stand in several, and how far below the upper edge of the window. */
export interface FocusPlace {
  readonly focusRow?: string | undefined;
  readonly focusTop?: number | undefined;
}

/** Where a viewer was on a page: enough to put them back after "back". */
export interface Place extends FocusPlace {
  scrollY: number;
  /** The `data-focus-key` of what had the focus. */
  focusKey: string | null;
  /** How far each row stood, by its `data-row-key`. */
  rowOffsets: Record<string, number>;
}

export function readPlace(root: ParentNode = document): Place {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row-key]')].filter((row) => row.scrollLeft !== 0);
  return {
    scrollY: Math.round(window.scrollY),
    focusKey: document.activeElement?.closest<HTMLElement>('[data-focus-key]')?.dataset['focusKey'] ?? null,
    rowOffsets: Object.fromEntries(rows.map((row) => [row.dataset['rowKey'] ?? '', Math.round(row.scrollLeft)])),
  };
}
