import type { Content } from '@livery/contract/contents/entities';
import type { SeoMask } from '@livery/contract/platform/entities';
import type { HeadLinks, PageFacts, PageKind, PictureFacts, HeadSite } from './facts.ts';
import { jsonLdText, thingsOf } from './json-ld.ts';
import { maskedText } from './masks.ts';
import { picturesOf, siteIcon } from './pictures.ts';
import { singleLine, trimToWords } from './texts.ts';
import { pageMetadata } from './page-metadata.ts';

/** An element of the head without content. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface HeadTags {
  readonly title: string;
  readonly description: string;
  /** Whole; null where search engines are to keep nothing. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  /** Everything but the title and the data: each at most once, but for the lists of Open Graph. */
  readonly tags: readonly HeadTag[];
  /** The texts of the scripts of type `application/ld+json`. */
  readonly jsonLd: readonly string[];
}

/** The sign between a page's name and the site's. */
const BETWEEN = ' · ';

const meta = (kind: 'name' | 'property', key: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [kind]: key, content },
});

/** Language and country as Open Graph writes them. */
const locale = (language: string, { country }: HeadSite) => `${language}_${country}`;

const CONTENT_TYPES: Readonly<Record<Content['contentType'], string>> = {
  movie: 'video.movie',
  program: 'video.other',
  series: 'video.tv_show',
  season: 'video.tv_show',
  episode: 'video.episode',
};
const PAGE_TYPES: { readonly [Kind in PageKind]?: string } = {
  channel: 'video.other',
  person: 'profile',
  news: 'article',
};

const openGraphType = (facts: PageFacts): string =>
  facts.kind === 'content' ? CONTENT_TYPES[facts.content.contentType] : (PAGE_TYPES[facts.kind] ?? 'website');

const pictureTags = ({ src, width, height, alt }: PictureFacts): HeadTag[] => [
  meta('property', 'og:image', src),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
];

interface Shown {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly pictures: readonly PictureFacts[];
}

function openGraph(facts: PageFacts, { title, description, url, pictures }: Shown, site: HeadSite): HeadTag[] {
  const [picture = siteIcon(site)] = pictures;
  return [
    meta('property', 'og:type', openGraphType(facts)),
    meta('property', 'og:site_name', singleLine(site.name)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', locale(site.language, site)),
    ...site.languages
      .filter((language) => language !== site.language)
      .map((language) => meta('property', 'og:locale:alternate', locale(language, site))),
    ...pictureTags(picture),
    meta('name', 'twitter:card', picture.width > picture.height ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture.src),
    meta('name', 'twitter:image:alt', picture.alt),
  ];
}

/**
 * The head of a page from what it shows. The page itself and the answer to a crawler are made with this one function, so that both say the same.
 * @param masks the operator's templates of titles and descriptions; without them a title is `X · Brand`. ROWS-100
 */
export function headOf(facts: PageFacts, site: HeadSite, links: HeadLinks, masks: readonly SeoMask[] = []): HeadTags {
  const { name, text, path, isIndexed, maskType = facts.kind, values } = pageMetadata(facts, links);
  const masked = (textType: 'title' | 'description') => {
    const found = maskedText(masks, maskType, textType, values);
    return found && singleLine(found);
  };
  const plain = name === undefined ? site.title : `${name}${BETWEEN}${site.name}`;
  const title = masked('title') ?? singleLine(plain);
  const description = trimToWords(masked('description') || text || site.description || title);
  const url = site.origin + (path ?? '/');
  const pictures = picturesOf(facts, singleLine(name ?? site.name), links);
  const canonical = path === null || !isIndexed ? null : url;
  return {
    title,
    description,
    canonical,
    isIndexed,
    tags: [
      meta('name', 'description', description),
      ...(isIndexed ? [] : [meta('name', 'robots', 'noindex')]),
      ...(canonical === null ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
      ...openGraph(facts, { title, description, url, pictures }, site),
    ],
    jsonLd: path === null ? [] : thingsOf(facts, name, { site, links, pictures, url }).map(jsonLdText),
  };
}
