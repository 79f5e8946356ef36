/** What a row is called on a page of its own with what was looked for in it; undefined where nothing was. ROWS-004 */
export function searchedTitle(
  { title }: { readonly title?: string | undefined },
  text: string | undefined,
  say: (key: 'row_found', values: { title: string; text: string }) => string,
): string | undefined {
  if (!text) return undefined;
  return title ? say('row_found', { title, text }) : text;
}
