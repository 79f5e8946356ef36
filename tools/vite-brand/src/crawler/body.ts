import type { Row } from '@livery/contract/catalogue/entities';
import type { Content } from '@livery/contract/contents/entities';
import { shownChannels } from '@livery/domain/catalogue';
import { escapeText } from '@livery/domain/head';
import { addresses } from '@livery/widgets/addresses';

export interface Link {
  readonly title: string;
  readonly href: string;
}
export interface LinkList {
  readonly title?: string | undefined;
  readonly links: readonly Link[];
}

/** The text of a page, as a reader without scripts gets it. */
export interface Body {
  readonly heading: string;
  readonly text?: string | undefined;
  /** Short facts under the heading. */
  readonly facts?: readonly string[];
  readonly lists?: readonly LinkList[];
}

/** What a text of the server says without its marks. */
export const withoutMarks = (html: string): string => html.replace(/<[^>]*>/g, ' ');

export const contentLink = (content: Pick<Content, 'id' | 'slug' | 'title'>): Link => ({
  title: content.title,
  href: addresses.content(content),
});

/** The cards of a row, as links. What a viewer has begun is nobody else's. */
export function rowLinks(row: Row): LinkList {
  const { title, contents, persons } = row;
  return {
    title,
    links: [
      ...contents.map(contentLink),
      ...shownChannels(row).map((channel) => ({ title: channel.name, href: addresses.channel(channel) })),
      ...persons.map((person) => ({ title: person.name, href: addresses.person(person) })),
    ],
  };
}

const listHtml = ({ title, links }: LinkList): string =>
  [
    title ? `<h2>${escapeText(title)}</h2>` : '',
    `<ul>${links.map((link) => `<li><a href="${escapeText(link.href)}">${escapeText(link.title)}</a></li>`).join('')}</ul>`,
  ].join('');

export const bodyHtml = ({ heading, text, facts = [], lists = [] }: Body): string =>
  [
    '<main>',
    `<h1>${escapeText(heading)}</h1>`,
    facts.length > 0 ? `<p>${facts.map(escapeText).join(' · ')}</p>` : '',
    text ? `<p>${escapeText(text)}</p>` : '',
    ...lists.filter(({ links }) => links.length > 0).map(listHtml),
    '</main>',
  ].join('');
