import type { SeedContent, SeedCountry, SeedGenre, SeedLibrary, SeedPerson } from './catalogue.ts';
import type { SeedChannel, SeedChannelCategory, SeedProgram, SeedProgramme } from './channels.ts';
import type { Localised } from './localised.ts';
import type { SeedDocument, SeedNews, SeedPromo, SeedRow, SeedRowset } from './pages.ts';
import type { SeedArtwork } from './pictures.ts';
import type { SeedPacket, SeedProvider } from './sales.ts';

export interface SeedAvatarCategory {
  readonly title: Localised;
  readonly avatars: readonly { readonly id: number; readonly artworkKey: string }[];
}

export interface SeedLanguage {
  readonly key: string;
  readonly name: string;
  readonly interface: boolean;
  readonly priority: number;
}

export interface World {
  readonly languages: readonly SeedLanguage[];
  readonly audioLanguages: readonly SeedLanguage[];
  readonly providers: readonly SeedProvider[];
  readonly packets: readonly SeedPacket[];
  readonly channelCategories: readonly SeedChannelCategory[];
  readonly channels: readonly SeedChannel[];
  readonly genres: readonly SeedGenre[];
  readonly countries: readonly SeedCountry[];
  readonly libraries: readonly SeedLibrary[];
  readonly persons: readonly SeedPerson[];
  readonly contents: readonly SeedContent[];
  /** Every program that `programmesOf` may name. */
  readonly programs: readonly SeedProgram[];
  readonly rows: readonly SeedRow[];
  readonly rowsets: readonly SeedRowset[];
  readonly promos: readonly SeedPromo[];
  readonly news: readonly SeedNews[];
  readonly documents: readonly SeedDocument[];
  readonly avatarCategories: readonly SeedAvatarCategory[];
  readonly seoMasks: readonly {
    readonly pageType: string;
    readonly textType: 'title' | 'description';
    readonly value: Localised;
  }[];
  readonly artworks: readonly SeedArtwork[];
  /** One channel's broadcasts from `utcDay * 86400` to the next UTC midnight, without gaps or overlaps. */
  programmesOf(channelId: number, utcDay: number): readonly SeedProgramme[];
}
