import type { HeadTags, HeadTag } from './head-of.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const tagHtml = ({ tag, attributes }: HeadTag): string =>
  `<${tag} data-head${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('')}>`;

/** A head as HTML, for whoever runs no scripts. */
export const headHtml = ({ title, tags, jsonLd }: HeadTags): string =>
  [
    `<title>${escapeText(title)}</title>`,
    ...tags.map(tagHtml),
    ...jsonLd.map((text) => `<script data-head type="application/ld+json">${text}</script>`),
  ].join('\n');
