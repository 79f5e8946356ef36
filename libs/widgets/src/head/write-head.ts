import type { HeadTags } from '@livery/domain/head';

/** What the branded page says before any script runs: of the site, not of this page. */
const OF_SITE = 'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]';
/** Marks what was written here. */
const OWN = 'data-head';

function elementsOf({ tags, jsonLd }: HeadTags): HTMLElement[] {
  const elements = tags.map(({ tag, attributes }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  });
  const scripts = jsonLd.map((text) => {
    // Data, which no policy takes for a script.
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    return script;
  });
  return [...elements, ...scripts];
}

/**
 * Writes a head into the document, in place of the site's and of any other page's. The title is React's.
 * @returns takes it away again
 */
export function writeHead(head: HeadTags): () => void {
  for (const old of document.head.querySelectorAll(`${OF_SITE}, [${OWN}]`)) old.remove();
  const elements = elementsOf(head);
  for (const element of elements) element.setAttribute(OWN, '');
  document.head.append(...elements);
  return () => elements.forEach((element) => element.remove());
}
