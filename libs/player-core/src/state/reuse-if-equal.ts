/** @returns `before` when `after` says the same in every field, so that whoever compares references sees no change */
export function reuseIfEqual<Value extends object>(before: Value | null, after: Value): Value {
  if (before === null) return after;
  const fields = Object.keys(after) as (keyof Value)[];
  return fields.every((field) => Object.is(before[field], after[field])) ? before : after;
}

/** The same for a list of flat records. */
export function reuseListIfEqual<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
): readonly Item[] {
  const items = after.map((item, index) => reuseIfEqual(before[index] ?? null, item));
  return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
}
