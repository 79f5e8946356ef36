import type { Content, RelatedTitles } from '@livery/contract/contents/entities';

/** Fewer make no row. */
const FEWEST = 3;
/** CONT-034 */
const MOST = 12;

type KnownReason = Exclude<RelatedTitles['reason'], 'unknown'>;

export interface RelatedRow {
  readonly key: string;
  readonly reason: KnownReason;
  /** Whose works they are. */
  readonly personName: string | undefined;
  readonly contents: readonly Content[];
}

/**
 * The rows of what belongs to a title, in the server's order. A title stands in the first row that has it, a reason that is not known says
 * nothing to a viewer, and a row of two is no row: what is left of it says less than its heading promises.
 */
export function relatedRows(
  related: readonly RelatedTitles[],
  mayBeSeen: (content: Content) => boolean,
): readonly RelatedRow[] {
  const shown = new Set<number>();
  const rows: RelatedRow[] = [];
  for (const { reason, person, contents } of related) {
    if (reason === 'unknown') continue;
    const left = contents.filter((content) => !shown.has(content.id) && mayBeSeen(content)).slice(0, MOST);
    if (left.length < FEWEST) continue;
    for (const { id } of left) shown.add(id);
    rows.push({ key: `${reason}-${person?.id ?? ''}`, reason, personName: person?.name, contents: left });
  }
  return rows;
}
