/** The paragraphs of somebody else's HTML as plain text: nothing of it but the words is ever put into a page. */
export function paragraphsOf(html: string): readonly string[] {
  const lines = html.replace(/<(br|\/p|\/h\d|\/li)[^>]*>/gi, '\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  for (const silent of body.querySelectorAll('script, style, template')) silent.remove();
  return body.textContent
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The words of HTML without any of it. */
export const wordsOf = (html: string): string => paragraphsOf(html).join(' ');
