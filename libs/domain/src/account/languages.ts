/** A language that the server offers. */
export interface OfferedLanguage {
  readonly key: string;
  readonly name?: string | undefined;
  readonly isInterface: boolean;
  readonly priority?: number | undefined;
}

const byPriority = (one: OfferedLanguage, other: OfferedLanguage) => (other.priority ?? 0) - (one.priority ?? 0);

/** The order that a viewer has chosen, then the others by the server's priority, higher first. ACC-047 */
export function orderedLanguages<Offered extends OfferedLanguage>(
  offered: readonly Offered[],
  chosen: readonly string[],
): readonly Offered[] {
  const sorted = [...offered].sort(byPriority);
  const known = [...new Set(chosen)].flatMap((key) => sorted.find((language) => language.key === key) ?? []);
  return [...known, ...sorted.filter((language) => !known.includes(language))];
}

/** One place towards the first (-1) or the last (1); at an end nothing changes. */
export function movedBy(order: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(key);
  const to = from + by;
  if (from === -1 || to < 0 || to >= order.length) return order;
  const others = order.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

/**
 * The interface languages in the order of the server's priorities, higher first: those of the brand that the server marks, or all of the brand's
 * where it marks none. ACC-046
 */
export function interfaceLanguages(ofBrand: readonly string[], offered: readonly OfferedLanguage[]): readonly string[] {
  const marked = offered.filter(({ key, isInterface }) => isInterface && ofBrand.includes(key)).sort(byPriority);
  return marked.length > 0 ? marked.map(({ key }) => key) : ofBrand;
}

const SEPARATOR = ' ';
/** The order as it is stored (BOOT-049); what others may have written there is only words that no track has. */
export const readAudioOrder = (stored: string | null): readonly string[] =>
  (stored ?? '').split(SEPARATOR).filter(Boolean);
export const audioOrderText = (order: readonly string[]): string => order.join(SEPARATOR);
