import type { IconShape } from '../icons/shapes.ts';

export interface SearchOption {
  readonly id: string;
  readonly text: string;
  /** Said after the text, muted: kind or time. */
  readonly detail?: string;
  readonly icon?: IconShape;
  /** What its cross says; an option with one may be taken out of the list. */
  readonly removeLabel?: string;
}

export interface SearchOptions {
  readonly heading?: string;
  readonly options: readonly SearchOption[];
  /** What can be done with the whole group: "Clear the history". It is the last line of the group, so that every key and remote reaches it. */
  readonly action?: { readonly label: string; onPress(): void };
}

/** A line that the keys reach. `index` is its place in the whole list, `key` its name while the list changes. */
export type SearchLine = { readonly key: string; readonly index: number } & (
  | { readonly kind: 'option'; readonly option: SearchOption }
  | { readonly kind: 'action'; readonly label: string; readonly onPress: () => void }
);

export interface SearchGroup {
  readonly heading: string | undefined;
  readonly lines: readonly SearchLine[];
}

/** The groups with something in them, their lines counted through. */
export function searchGroups(groups: readonly SearchOptions[]): readonly SearchGroup[] {
  let index = 0;
  return groups
    .map(({ heading, options, action }, group) => ({
      heading,
      lines: [
        ...options.map((option): SearchLine => ({
          kind: 'option',
          key: `${group} ${option.id}`,
          index: index++,
          option,
        })),
        ...(action && options.length > 0
          ? [
              {
                kind: 'action',
                key: `${group} action`,
                index: index++,
                label: action.label,
                onPress: () => action.onPress(),
              } as const,
            ]
          : []),
      ],
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** The line after or before one; the field itself (-1) lies between the last and the first. */
export function stepLine(from: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((from + 1 + step + places) % places) - 1;
}
