/** Letters as one types them: without case and without marks, so that "е" finds "ё" and "o" finds "ö". */
export const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase()
    .trim();

/** The options that have every typed word somewhere; those that begin with the text come first. */
export function matchOptions<T extends { readonly label: string }>(options: readonly T[], typed: string): readonly T[] {
  const text = plainLetters(typed);
  if (text === '') return options;
  const words = text.split(/\s+/);
  const found = options
    .map((option) => ({ option, label: plainLetters(option.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)));
  const begins = ({ label }: { readonly label: string }) => label.startsWith(text);
  return [...found.filter(begins), ...found.filter((item) => !begins(item))].map(({ option }) => option);
}
