/** Up to two letters that stand for a name: of the first and the last word, or of the only one. */
export function initials(name: string): string {
  const words = name.split(/[\s.,:;«»"()–—-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
