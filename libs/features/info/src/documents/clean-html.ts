import { readUrl } from '@livery/contract/schema';
import createPurifier from 'dompurify';

/** What a text may consist of. Everything else goes; the words in it stay, but scripts and styles go as a whole. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'div', 'span', 'section', 'article'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'pre', 'abbr', 'q', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'a', 'img', 'figure', 'figcaption'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'lang', 'dir', 'start', 'colspan', 'rowspan'];

/** Where a link may lead, and where a picture may come from. */
const LINKS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const PICTURES: readonly string[] = ['http:', 'https:'];

let purifier: ReturnType<typeof createPurifier> | undefined;

interface Circumstances {
  /** What relative addresses are relative to. */
  readonly base: string;
  /** Said after a link that leads out of the site. */
  readonly opensInNewTab: string;
}

/**
 * HTML of somebody else as nodes that do nothing but be read: no script, style, form, frame, identifier or address of another kind. Links
 * within the site stay in it, others open a tab of their own that knows nothing of this one.
 */
export function cleanHtml(html: string, circumstances: Circumstances): DocumentFragment {
  purifier ??= createPurifier(window);
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of clean.querySelectorAll('a')) settleLink(link, circumstances);
  for (const picture of clean.querySelectorAll('img')) settlePicture(picture, circumstances);
  // The page has a title already.
  for (const title of clean.querySelectorAll('h1')) rename(title, 'h2');
  return clean;
}

function resolve(address: string | null, base: string, protocols: readonly string[]): URL | null {
  if (address === null || address.startsWith('#')) return null;
  const url = readUrl(address, base);
  return url && protocols.includes(url.protocol) ? url : null;
}

function settleLink(link: HTMLAnchorElement, { base, opensInNewTab }: Circumstances): void {
  const url = resolve(link.getAttribute('href'), base, LINKS);
  if (!url) return link.removeAttribute('href');
  if (url.origin === location.origin) return link.setAttribute('href', url.pathname + url.search + url.hash);
  link.setAttribute('href', url.href);
  if (!url.protocol.startsWith('http')) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  const note = document.createElement('span');
  note.dataset['visuallyHidden'] = '';
  note.textContent = ` (${opensInNewTab})`;
  link.append(note);
}

function settlePicture(picture: HTMLImageElement, { base }: Circumstances): void {
  const url = resolve(picture.getAttribute('src'), base, PICTURES);
  if (!url) return picture.remove();
  picture.setAttribute('src', url.href);
  picture.alt ||= '';
  picture.loading = 'lazy';
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

export interface Section {
  readonly title: string;
  readonly body: DocumentFragment;
}

/** A text by its headings; null when it has fewer than two, and so is no list of anything. */
export function sectionsOf(text: DocumentFragment): readonly Section[] | null {
  const sections: { title: string; body: DocumentFragment }[] = [];
  for (const node of [...text.cloneNode(true).childNodes]) {
    if (node instanceof HTMLHeadingElement) {
      sections.push({ title: node.textContent ?? '', body: document.createDocumentFragment() });
    } else {
      const current = sections.at(-1);
      if (current) current.body.append(node);
      else if (node.textContent?.trim()) return null;
    }
  }
  return sections.length > 1 ? sections : null;
}
