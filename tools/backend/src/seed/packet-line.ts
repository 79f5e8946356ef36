import { localised, type Localised } from '../world/localised.ts';
import type { SeedPacket } from '../world/sales.ts';

/** Which channels a packet holds. */
export type ChannelChoice =
  /** Those that everybody has; all but those that cost extra; all but those for adults; those for adults. */
  | { readonly kind: 'free' | 'base' | 'all' | 'adult' }
  | { readonly kind: 'these'; readonly ids: readonly number[] }
  /** The free ones, then those of a subject, then others, up to a number. */
  | { readonly kind: 'around'; readonly about: 'cinema' | 'children' | 'sport'; readonly count: number };

type Needed = 'id' | 'name' | 'kind' | 'providerIds' | 'libraryIds' | 'short' | 'plans';

/** A packet by hand: what is left out has none. */
export type PacketLine = Pick<SeedPacket, Needed> &
  Partial<Omit<SeedPacket, Needed | 'channelIds' | 'videoIds'>> & { readonly channels: ChannelChoice };

export const BRAND_PROVIDER_IDS: readonly number[] = [1, 2, 3, 4, 5, 6];

export const benefit = (iconKey: string, ...texts: Parameters<typeof localised>) => ({
  iconKey,
  text: localised(...texts),
});

export const design = (
  artworkKey: string,
  logoKey: string,
  badge: Localised | null,
  ...features: readonly Localised[]
): NonNullable<SeedPacket['design']> => ({ artworkKey, logoKey, badge, features });
