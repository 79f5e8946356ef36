const MINOR_UNITS = 100;

/** An amount in hundredths as the contract writes it: "12450.00". */
export const amountText = (minor: number): string => (minor / MINOR_UNITS).toFixed(2);
