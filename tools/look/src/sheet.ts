import type { Shot } from './shoot.ts';
import { viewportOf, windowName, type Window } from './window.ts';

/** What became of a shot. Files are paths beside the sheet. */
export interface Taken extends Shot {
  readonly file?: string;
  /** Of the other revision, and what differs. */
  readonly before?: string;
  readonly difference?: string;
  /** Share of changed pixels, 0 to 1. */
  readonly share?: number;
  /** What is to be said about it: a failure, or pictures that did not come. */
  readonly notes: readonly string[];
  /** There is a picture, or the site has no such screen. */
  readonly isWell: boolean;
}

export interface SheetHead {
  readonly title: string;
  /** When, in which scheme and language, against what. */
  readonly facts: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const address = (file: string) => escape(file.split('/').map(encodeURIComponent).join('/'));

const STYLE = `
:root{color-scheme:light dark;font:14px/1.4 system-ui,sans-serif}
body{margin:0 24px 64px}
nav{position:sticky;top:0;padding:12px 0;background:Canvas;display:flex;gap:16px;flex-wrap:wrap}
.row{display:flex;gap:16px;overflow-x:auto;align-items:flex-start;padding-bottom:16px}
figure{margin:0;flex:none}
figcaption{padding:4px 0}
.trio{display:flex;gap:4px}
img{display:block;border:1px solid GrayText;height:auto}
em{color:#d33;font-style:normal;display:block;max-width:420px;overflow-wrap:anywhere}
table{border-collapse:collapse}td{padding:2px 16px 2px 0}`;

/** Wide enough to see, and several still fit beside one another. */
const shownWidth = (window: Window) => {
  const { width } = viewportOf(window);
  return width < 600 ? 234 : Math.round(width / 3);
};

export const percent = (share: number): string => {
  const rounded = (share * 100).toFixed(2);
  return share > 0 && rounded === '0.00' ? 'under 0.01 %' : `${rounded.replace(/\.?0+$/, '')} %`;
};

const picture = (file: string | undefined, label: string, width: Window) =>
  file
    ? `<a href="${address(file)}" title="${escape(label)}"><img src="${address(file)}" alt="${escape(label)}" width="${shownWidth(width)}" loading="lazy"></a>`
    : '';

const notesOf = ({ notes }: Taken) => notes.map((note) => `<em>${escape(note)}</em>`).join('');

function figure(taken: Taken): string {
  const { brand, width, file, before, difference, share } = taken;
  const pictures = [
    picture(before, `${brand} before`, width),
    picture(file, share === undefined ? brand : `${brand} after`, width),
    picture(difference, `${brand} difference`, width),
  ];
  const changed = share === undefined ? '' : `, changed: ${percent(share)}`;
  const id = `${taken.screen}-${brand}-${width}`;
  return `<figure id="${escape(id)}"><figcaption><b>${escape(brand)}</b>${changed}${notesOf(taken)}</figcaption><div class="trio">${pictures.join('')}</div></figure>`;
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function section(screen: string, shots: readonly Taken[]): string {
  const rows = unique(shots.map(({ width }) => width)).map((width) => {
    const figures = shots.filter((shot) => shot.width === width).map(figure);
    return `<h3>${escape(screen)}, ${windowName(width)}</h3><div class="row">${figures.join('\n')}</div>`;
  });
  return `<section id="${escape(screen)}"><h2>${escape(screen)}</h2>${rows.join('\n')}</section>`;
}

/** The shots that differ, most changed first. */
function summary(shots: readonly Taken[]): string {
  const changed = shots
    .filter(({ share }) => (share ?? 0) > 0)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    .map(({ screen, brand, width, share = 0 }) => {
      const name = `${screen}-${brand}-${width}`;
      return `<tr><td>${percent(share)}</td><td><a href="#${escape(name)}">${escape(screen)}, ${escape(brand)}, ${windowName(width)}</a></td></tr>`;
    });
  if (!shots.some(({ share }) => share !== undefined)) return '';
  return changed.length === 0 ? '<p>Nothing differs.</p>' : `<table>${changed.join('\n')}</table>`;
}

/** The contact sheet: one page that works from the disk, grouped by screen with brands side by side. */
export function sheet({ title, facts }: SheetHead, shots: readonly Taken[]): string {
  const screens = unique(shots.map(({ screen }) => screen));
  const links = screens.map((screen) => `<a href="#${escape(screen)}">${escape(screen)}</a>`).join('');
  const sections = screens.map((screen) =>
    section(
      screen,
      shots.filter((shot) => shot.screen === screen),
    ),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>${STYLE}</style>
<h1>${escape(title)}</h1><p>${facts.map(escape).join('; ')}</p>
<nav>${links}</nav>
${summary(shots)}
${sections.join('\n')}
</html>
`;
}
