/** Years to choose from; both ends belong to them. */
export interface YearOption {
  /** As it stands in an address: `2025`, `2010-2019`, `-1979`, `2020-`. */
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
}

const SINGLE_YEARS = 7;
const DECADES = [2010, 2000, 1990, 1980] as const;

const single = (year: number): YearOption => ({ id: String(year), from: year, to: year });
const decade = (from: number): YearOption => ({ id: `${from}-${from + 9}`, from, to: from + 9 });

/** The two last years and the five before them one by one, then by decades. `nowYear` is the server's. ROWS-078, ROWS-079 */
export function yearOptions(nowYear: number): readonly YearOption[] {
  return [
    ...Array.from({ length: SINGLE_YEARS }, (_, index) => single(nowYear - index)),
    { id: '2020-', from: 2020, to: nowYear },
    ...DECADES.map(decade),
    { id: '-1979', to: 1979 },
  ];
}

export const yearOption = (id: string, nowYear: number): YearOption | undefined =>
  yearOptions(nowYear).find((option) => option.id === id);
