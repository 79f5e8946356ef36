import { searchText } from './text.ts';

/** What stands in a search field, and what was searched for from it that the address does not say yet, in that order. */
export interface FieldText {
  readonly typed: string;
  readonly awaited: readonly string[];
}

/**
 * The field once the address names another text. What was searched for from here comes into the address a little later: what was typed on
 * meanwhile stays. Back, forward and a link set the field. SRCH-004, SRCH-005
 */
export function fieldAtAddress({ typed, awaited }: FieldText, text: string): FieldText {
  const at = awaited.lastIndexOf(text);
  if (at >= 0) return { typed, awaited: awaited.slice(at + 1) };
  return { typed: searchText(typed) === text ? typed : text, awaited: [] };
}
