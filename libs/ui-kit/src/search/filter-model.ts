export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How much there is of it, with what is chosen elsewhere. */
  readonly count?: number | undefined;
}

export interface FilterGroup {
  readonly id: string;
  readonly label: string;
  /** The line that takes the choice back: "Any genre". */
  readonly anyLabel: string;
  readonly options: readonly FilterOption[];
  readonly value: string | null;
  /** The options are on their way. */
  readonly busy?: boolean | undefined;
}

export interface ChosenFilter {
  readonly groupId: string;
  readonly label: string;
}

/** Nothing can be chosen where nothing is offered: a genre without subgenres, values that did not come. */
export const canChoose = ({ options, busy }: FilterGroup): boolean => busy === true || options.length > 0;

/** The word for what is chosen; undefined where no option has one: its options are on their way, or have it no more. */
export const labelOfChosen = ({ options, value }: FilterGroup): string | undefined =>
  value === null ? undefined : options.find((option) => option.value === value)?.label;

/**
 * What is chosen, in the order of the groups. A value that is no option, as an old address may have, goes by the name of its filter: it can be
 * taken off. One whose options are on their way has no word yet.
 */
export function choicesOf(groups: readonly FilterGroup[]): readonly ChosenFilter[] {
  return groups.flatMap((group) => {
    const label = labelOfChosen(group);
    if (group.value === null || (group.busy && label === undefined)) return [];
    return [{ groupId: group.id, label: label ?? group.label }];
  });
}

/** How many options a phone shows of a long group before it is asked for all. */
const SHOWN_AT_FIRST = 10;

/** The first options of a long group, and what is chosen wherever it stands. A group that is a little longer is shown whole. */
export function firstOptions({ options, value }: FilterGroup): readonly FilterOption[] {
  if (options.length <= SHOWN_AT_FIRST + 2) return options;
  return options.filter((option, index) => index < SHOWN_AT_FIRST || option.value === value);
}
