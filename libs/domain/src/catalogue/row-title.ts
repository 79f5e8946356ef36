/** What a row is called on a page of its own: with what was looked for in it. ROWS-004 */
export const rowTitle = (
  { title }: { readonly title?: string | undefined },
  text: string | undefined,
): string | undefined => (text ? [title, text].filter(Boolean).join(': ') : title);
