/**
 * The text itself when it has at most `limit` characters, else its beginning: cut after the last whole word that fits, with an
 * ellipsis that counts as one character.
 */
export function cutText(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit - 1).join('');
  const lastSpace = head.search(/\s\S*$/);
  return `${(lastSpace > 0 ? head.slice(0, lastSpace) : head).replace(/[\s,.;:–—-]+$/u, '')}…`;
}
