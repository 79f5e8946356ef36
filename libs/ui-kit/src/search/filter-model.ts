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

/**
 * What is chosen, in the order of the groups. A value that is no option, as an old address may have, is shown as it is: it can be taken off.
 * One whose options are on their way has no word yet.
 */
export function choicesOf(groups: readonly FilterGroup[]): readonly ChosenFilter[] {
  return groups.flatMap(({ id, options, value, busy }) => {
    const label = options.find((option) => option.value === value)?.label;
    return value === null || (busy && label === undefined) ? [] : [{ groupId: id, label: label ?? value }];
  });
}

/** How many options a phone shows of a long group before it is asked for all. */
const SHOWN_AT_FIRST = 10;

/** The first options of a long group, and what is chosen wherever it stands. A group that is a little longer is shown whole. */
export function firstOptions({ options, value }: FilterGroup): readonly FilterOption[] {
  if (options.length <= SHOWN_AT_FIRST + 2) return options;
  return options.filter((option, index) => index < SHOWN_AT_FIRST || option.value === value);
}
