/** Channels have the numbers of their places in the whole list, whatever part of it is shown: a number is learnt by heart. */
export const withNumbers = <T>(channels: readonly T[]): (T & { readonly number: number })[] =>
  channels.map((channel, index) => ({ ...channel, number: index + 1 }));

/** The channel so many steps on, round the ends; the first when the current one is not of the list. */
export function channelAfter<T extends { readonly id: number }>(
  channels: readonly T[],
  currentId: number | null,
  steps: number,
): T | undefined {
  const at = channels.findIndex(({ id }) => id === currentId);
  if (at < 0) return channels[0];
  return channels[(((at + steps) % channels.length) + channels.length) % channels.length];
}

/** After so long without another digit the number is what was meant. */
export const NUMBER_SETTLES_MS = 1_500;

export interface TypedNumber {
  readonly digits: string;
  /** No further digit could make a number of the list: it need not be waited for. */
  readonly isComplete: boolean;
}

/** One more digit of a channel's number. A leading zero says nothing; what is longer than any number begins anew. */
export function typeDigit(before: string, digit: string, highest: number): TypedNumber {
  const longer = (before + digit).replace(/^0+/, '');
  const digits = longer.length > String(highest).length ? digit.replace('0', '') : longer;
  return { digits, isComplete: digits !== '' && Number(digits) * 10 > highest };
}

/** The number without its last digit. */
export const eraseDigit = (digits: string): string => digits.slice(0, -1);
