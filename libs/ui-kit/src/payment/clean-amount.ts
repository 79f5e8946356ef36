/** What was typed or pasted ("1 990,50 ₸"), as digits and at most one point: "1990.50". Digits behind the last that the currency has are dropped. */
export function cleanAmount(text: string, decimals: number): string {
  const [whole = '', ...rest] = text.replace(/[^\d.,]/g, '').split(/[.,]/);
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (decimals === 0 || rest.length === 0) return digits;
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`;
}
