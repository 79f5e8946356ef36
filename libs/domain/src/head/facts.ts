import type { Row, Rowset } from '@livery/contract/catalogue/entities';
import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Content, Person } from '@livery/contract/contents/entities';
import type { NewsItem } from '@livery/contract/news/entities';
import type { Packet } from '@livery/contract/packets/entities';
import type { CatalogueOfPart } from '../catalogue/catalogue-part.ts';
import type { FilterNames } from '../catalogue/filter-names.ts';

/** What a page shows, in the entities of the API. The page and the answer to a crawler hand in the same. */
export type PageFacts =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'content';
      readonly content: Content;
      /** The series above a season or an episode. */
      readonly series?: Pick<Content, 'id' | 'slug' | 'title'> | undefined;
      /** The service has no right to show it any more. CONT-050 */
      readonly isLost: boolean;
    }
  | {
      readonly kind: 'channel';
      readonly channel: Channel;
      /** What is on air, or the broadcast that the address names. */
      readonly broadcast?: ScheduleEntry | undefined;
      /** The page is of the channel; else of a moment of it. */
      readonly isLive: boolean;
      /** The broadcast of the moment has not begun: there is nothing to play. */
      readonly isComing?: boolean;
    }
  | {
      readonly kind: 'person';
      readonly person: Person;
      /** How many works are known; undefined until the list is here. */
      readonly works: number | undefined;
    }
  | {
      readonly kind: 'row';
      readonly row: Row;
      /** Of which only the part that is there is listed. ROWS-007 */
      readonly catalogue?: CatalogueOfPart | undefined;
      readonly libraryId?: number | undefined;
      /** What it is called with what was looked for in it; undefined where nothing was. */
      readonly searchedTitle?: string | undefined;
    }
  | { readonly kind: 'rowset'; readonly rowset: Rowset }
  | { readonly kind: 'packet'; readonly packet: Packet; readonly path: string }
  | { readonly kind: 'news'; readonly item: NewsItem; readonly path: string }
  | {
      readonly kind: 'search';
      /** Of the page without a text. */
      readonly title: string;
      readonly path: string;
      /** What is looked for; empty where nothing is yet. */
      readonly text: string;
    }
  | {
      readonly kind: 'filters';
      /** Of the whole list. */
      readonly title: string;
      /** What is chosen of it. */
      readonly names: FilterNames;
      /** Of the whole list. */
      readonly path: string;
      /** The query of what is chosen, in its one order. */
      readonly chosen: string;
      readonly values: number;
    }
  /** A page of the site itself: a list of all channels, help, settings. */
  | { readonly kind: 'plain'; readonly title: string; readonly path: string; readonly isPrivate?: boolean }
  | { readonly kind: 'missing'; readonly title: string };

export type PageKind = PageFacts['kind'];
export type FactsOf<Kind extends PageKind> = Extract<PageFacts, { kind: Kind }>;

/** What the site is, in the language of the answer. */
export interface HeadSite {
  readonly name: string;
  /** Where viewers find the site. */
  readonly origin: string;
  readonly language: string;
  /** All languages of the site. They share each address: whoever asks says what they read. */
  readonly languages: readonly string[];
  readonly country: string;
  /** Title and description of the site itself. */
  readonly title: string;
  readonly description: string;
  /** Whether the site has a search page. */
  readonly hasSearch: boolean;
}

/** Where things are on the site, and how a picture is asked for in a width. */
export interface HeadLinks {
  content(content: Pick<Content, 'id' | 'slug'>): string;
  channel(channel: Pick<Channel, 'id' | 'slug'>): string;
  person(person: Pick<Person, 'id' | 'slug'>): string;
  row(row: Pick<Row, 'id' | 'slug'>, libraryId?: number): string;
  category(catalogSlug: string, rowSlug: string): string;
  rowset(rowset: Pick<Rowset, 'id' | 'slug'>): string;
  watch(contentId: number): string;
  /** The trailer of this film: its page counts whose it is. */
  trailer(id: number, of: Pick<Content, 'id'>): string;
  picture(address: string, widthPx: number): string;
}

export interface PictureFacts {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
