import type { Content, Season, Trailer } from '@livery/contract/contents/entities';
import { broadcastTitle } from '../schedule/programme.ts';
import { hasEpisodes } from '../playback/play-flow.ts';
import type { FactsOf, HeadLinks, PageFacts, PageKind, PictureFacts, HeadSite } from './facts.ts';
import { LONG_DESCRIPTION_LIMIT, singleLine, trimToWords } from './texts.ts';

type Value = string | number | boolean | undefined | Thing | readonly (string | Thing)[];
/** A piece of schema.org, with the fields that are known. */
export interface Thing {
  readonly '@type': string;
  readonly [field: string]: Value;
}

/** What all things of one page are made with. */
export interface Making {
  readonly site: HeadSite;
  readonly links: HeadLinks;
  readonly pictures: readonly PictureFacts[];
  /** The whole address of the page. */
  readonly url: string;
}

const described = (text: string | undefined) => (text ? trimToWords(text, LONG_DESCRIPTION_LIMIT) : undefined);
const orNone = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);
const isoDuration = (seconds: number | undefined) =>
  seconds ? `PT${Math.max(1, Math.round(seconds / 60))}M` : undefined;
const images = ({ pictures }: Making) => orNone(pictures.map(({ src }) => src));

const CREDITS = { actor: 'actor', director: 'director' } as const;
const WORK_TYPES: Readonly<Record<Content['contentType'], string>> = {
  movie: 'Movie',
  program: 'CreativeWork',
  series: 'TVSeries',
  season: 'TVSeason',
  episode: 'TVEpisode',
};

function credits({ persons }: Content, { links, site }: Making): Partial<Thing> {
  const inRole = (role: string): Thing[] =>
    persons
      .filter((person) => person.role === role)
      .map((person) => ({ '@type': 'Person', name: singleLine(person.name), url: site.origin + links.person(person) }));
  return { actor: orNone(inRole(CREDITS.actor)), director: orNone(inRole(CREDITS.director)) };
}

const trailer = (content: Content, { id }: Trailer, { site, links, pictures }: Making): Thing => ({
  '@type': 'VideoObject',
  name: singleLine(content.title),
  description: described(content.description) ?? singleLine(content.title),
  thumbnailUrl: orNone(pictures.map(({ src }) => src)),
  embedUrl: site.origin + links.trailer(id, content),
});

const season = (one: Season, { site, links }: Making): Thing => ({
  '@type': 'TVSeason',
  name: singleLine(one.title),
  seasonNumber: one.season ?? one.series,
  url: site.origin + links.content(one),
});

/** What only a kind of work has. */
function ofKind({ content, series }: FactsOf<'content'>, making: Making): Partial<Thing> {
  const { site, links } = making;
  const partOfSeries: Thing | undefined = series && {
    '@type': 'TVSeries',
    name: singleLine(series.title),
    url: site.origin + links.content(series),
  };
  const number = content.season;
  if (content.contentType === 'series')
    return {
      numberOfSeasons: content.seasons.length || undefined,
      containsSeason: orNone(content.seasons.map((one) => season(one, making))),
    };
  if (content.contentType === 'season') return { seasonNumber: number ?? content.series, partOfSeries };
  if (content.contentType !== 'episode') return {};
  return {
    episodeNumber: content.series,
    partOfSeason: number === undefined ? undefined : { '@type': 'TVSeason', seasonNumber: number },
    partOfSeries,
  };
}

function work(facts: FactsOf<'content'>, making: Making): Thing {
  const { content } = facts;
  const [firstTrailer] = content.trailers;
  return {
    '@type': WORK_TYPES[content.contentType],
    '@id': making.url,
    url: making.url,
    name: singleLine(content.title),
    alternateName: content.original && singleLine(content.original),
    description: described(content.description),
    image: images(making),
    datePublished: content.year === undefined ? undefined : String(content.year),
    genre: orNone(content.genres.map(({ name }) => singleLine(name))),
    countryOfOrigin: orNone(
      content.countries.map(({ name }): Thing => ({ '@type': 'Country', name: singleLine(name) })),
    ),
    contentRating: content.age === undefined ? undefined : `${content.age}+`,
    duration: isoDuration(content.durationSeconds),
    ...credits(content, making),
    ...ofKind(facts, making),
    trailer: firstTrailer && trailer(content, firstTrailer, making),
    potentialAction:
      hasEpisodes(content) || facts.isLost
        ? undefined
        : { '@type': 'WatchAction', target: making.site.origin + making.links.watch(content.id) },
  };
}

const zoned = (seconds: number): string | undefined => {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** The channel, and the broadcast that the page shows: one `@id` for each slot of the channel, the same at every visit. */
function channel(facts: FactsOf<'channel'>, making: Making): Thing[] {
  const { broadcast, isLive, isComing = false } = facts;
  const { name, description } = facts.channel;
  const service = `${making.url}#channel`;
  const channelThing: Thing = {
    '@type': 'BroadcastService',
    '@id': service,
    name: singleLine(name),
    broadcastDisplayName: singleLine(name),
    description: described(description),
    image: images(making),
    url: making.url,
  };
  if (!broadcast) return [channelThing];
  const title = singleLine(broadcastTitle(broadcast)) || singleLine(name);
  const times = {
    startDate: zoned(broadcast.startSeconds),
    endDate: zoned(broadcast.startSeconds + broadcast.durationSeconds),
  };
  const text = described(broadcast.program?.description) ?? described(description) ?? title;
  const event: Thing = {
    '@type': 'BroadcastEvent',
    '@id': `${making.url}#broadcast-${broadcast.startSeconds}`,
    name: title,
    description: text,
    ...times,
    isLiveBroadcast: isLive,
    publishedOn: { '@type': 'BroadcastService', '@id': service },
  };
  if (isComing) return [channelThing, event];
  const video: Thing = {
    '@type': 'VideoObject',
    name: `${title} · ${singleLine(name)}`,
    description: text,
    thumbnailUrl: images(making),
    uploadDate: times.startDate,
    embedUrl: making.url,
    publication: { '@type': 'BroadcastEvent', isLiveBroadcast: isLive, ...times },
  };
  return [channelThing, event, video];
}

function home({ site }: Making): Thing {
  const target: Thing = { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search?q={search_term_string}` };
  const search: Thing = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#site`,
    name: singleLine(site.name),
    alternateName: singleLine(site.title),
    url: `${site.origin}/`,
    inLanguage: orNone(site.languages),
    potentialAction: site.hasSearch ? search : undefined,
  };
}

const person = ({ person: { name, bio } }: FactsOf<'person'>, making: Making): Thing => ({
  '@type': 'Person',
  '@id': making.url,
  name: singleLine(name),
  description: described(bio),
  image: images(making),
  url: making.url,
});

const news = ({ item }: FactsOf<'news'>, making: Making): Thing => ({
  '@type': 'NewsArticle',
  headline: trimToWords(item.title, 110),
  description: described(item.text),
  image: images(making),
  datePublished: item.createdAtMs === undefined ? undefined : zoned(Math.floor(item.createdAtMs / 1000)),
  url: making.url,
});

/** Kinds that are not listed are pages of the site: only their place in it is told. */
const THINGS: { readonly [Kind in PageKind]?: (facts: FactsOf<Kind>, making: Making) => readonly Thing[] } = {
  home: (_, making) => [home(making)],
  content: (facts, making) => [work(facts, making)],
  channel,
  person: (facts, making) => [person(facts, making)],
  news: (facts, making) => [news(facts, making)],
};

function breadcrumb(name: string, { site, url }: Making): Thing {
  const step = (position: number, title: string, item: string): Thing => ({
    '@type': 'ListItem',
    position,
    name: singleLine(title),
    item,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, site.name, `${site.origin}/`), step(2, name, url)],
  };
}

/** What a page says of itself to machines, one thing a script. */
export function thingsOf(facts: PageFacts, name: string | undefined, making: Making): readonly Thing[] {
  const make = THINGS[facts.kind] as ((facts: PageFacts, making: Making) => readonly Thing[]) | undefined;
  const things = make?.(facts, making) ?? [];
  return name === undefined ? things : [...things, breadcrumb(name, making)];
}

/** A thing as the text of a script element: nothing in it can end the element. */
export const jsonLdText = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
