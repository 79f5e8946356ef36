import { escapeHtml } from '../http/escape-html.ts';
import type { Outcome, SpotKind } from './kind.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}td,th{text-align:left;padding:.4rem;vertical-align:top}';

const shell = (title: string, body: string) =>
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>\n<style>${STYLE}</style>\n${body}\n</html>\n`;

function outcomeText(outcome: Outcome): string {
  if (outcome.result === 'plays') return `plays ${outcome.spots.join(', ')}`;
  if (outcome.result === 'breaks') return `${outcome.code} while ${outcome.spots.join(', ')} should play`;
  return `nothing: ${outcome.code}`;
}

/** All kinds, for whoever looks for one. */
export function kindsPage(kinds: readonly SpotKind[]): string {
  const rows = kinds.map(
    (kind) =>
      `<tr><td><a href="/spots/list/${kind.name}">${kind.name}</a><td>${escapeHtml(kind.does)}<td>${outcomeText(kind.outcome)}`,
  );
  return shell(
    'Lists of advertisements',
    `<h1>Lists of advertisements</h1><p><code>/spots/list/&lt;kind&gt;?run=&lt;name&gt;&amp;delay=&lt;ms&gt;</code>; what was asked and reported: <code>/spots/told?run=&lt;name&gt;</code>.</p><table><tr><th>Kind<th>What it does<th>What comes of it${rows.join('')}</table>`,
  );
}

/** Where a click on an advertisement leads. */
export const pageOf = (title: string) =>
  shell(title, `<h1>${escapeHtml(title)}</h1><p>This is where the advertisement leads. There is nothing to buy.</p>`);

export const pictureOf = (title: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250" viewBox="0 0 300 250"><rect width="300" height="250" fill="#f2b77c"/><text x="150" y="140" font-family="serif" font-size="44" font-weight="bold" text-anchor="middle" fill="#4a2416">${escapeHtml(title)}</text></svg>\n`;
