import type { Content } from '@livery/contract/contents/entities';
import type { FactsOf, HeadLinks, PageFacts, PictureFacts, HeadSite } from './facts.ts';

/** What previews of links take; wider pictures of search engines come from the same server. Widths that it makes: another comes wider than is said. */
const WIDE = { width: 1280, height: 720 };
const POSTER = { width: 640, height: 960 };
const SQUARE = { width: 480, height: 480 };
/** The site's own icon. */
const ICON = { width: 512, height: 512 };

type Size = typeof WIDE;
type Found = readonly [address: string | undefined, size: Size];

const ofType = ({ images }: Pick<Content, 'images'>, type: 'cover' | 'poster') =>
  images.find((image) => image.type === type)?.src;

/** Where the pictures of a page are, the one to take first. Kinds that are not listed have the site's icon. */
const PICTURES: { readonly [Kind in PageFacts['kind']]?: (facts: FactsOf<Kind>) => readonly Found[] } = {
  content: ({ content }) => [
    [ofType(content, 'poster') ?? content.cover?.src2x3, POSTER],
    [ofType(content, 'cover') ?? content.cover?.src16x9 ?? content.background?.web, WIDE],
  ],
  channel: ({ channel: { cover } }) => [
    [cover?.colorBg ?? cover?.bg, WIDE],
    [cover?.full ?? cover?.darkBg, SQUARE],
  ],
  person: ({ person }) => [[person.imageUrl, SQUARE]],
  packet: ({ packet: { design } }) => [[design?.backgroundTv ?? design?.backgroundMobile, WIDE]],
  news: ({ item }) => [[item.image, WIDE]],
};

const isWhole = (address: string | undefined): address is string => /^https?:\/\//.test(address ?? '');

/** All pictures of a page, in the size that they are asked for. */
export function picturesOf(facts: PageFacts, alt: string, { picture }: Pick<HeadLinks, 'picture'>): PictureFacts[] {
  const find = PICTURES[facts.kind] as ((facts: PageFacts) => readonly Found[]) | undefined;
  return (find?.(facts) ?? []).flatMap(([address, size]) =>
    isWhole(address) ? [{ src: picture(address, size.width), ...size, alt }] : [],
  );
}

export const siteIcon = ({ origin, name }: HeadSite): PictureFacts => ({
  src: `${origin}/icon-512.png`,
  ...ICON,
  alt: name,
});
