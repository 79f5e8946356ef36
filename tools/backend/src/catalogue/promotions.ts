import type { Promotion } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Language } from '../world/localised.ts';
import type { SeedDestination, SeedPromo } from '../world/pages.ts';

export function wirePromo(
  promo: SeedPromo & { readonly color?: string | undefined },
  media: MediaAddresses,
  language: Language,
): Wire<typeof Promotion> {
  return {
    id: promo.id,
    title: promo.title[language],
    short: promo.short[language],
    description: promo.description[language],
    destination: wireDestination(promo.destination, language),
    background: media.picture('hero', promo.artworkKey),
    color: promo.color,
    images: [
      { type: 'cover', aspect_ratio: '16:9', src: media.picture('cover', promo.artworkKey) },
      { type: 'poster', aspect_ratio: '2:3', src: media.poster(promo.artworkKey, language) },
      ...(promo.hasBanner
        ? [{ type: 'cover' as const, aspect_ratio: '3:1', src: media.picture('banner', promo.artworkKey) }]
        : []),
    ],
    ...(promo.hasGraphicTitle && { graphic_title: media.graphicTitle(promo.artworkKey, language) }),
    button_icons: promo.buttonIconKey === null ? [] : [media.icon(promo.buttonIconKey)],
    trailers: promo.trailerId === null ? [] : [{ id: promo.trailerId }],
    ratings: promo.ratings.map(({ type, rating }) => ({ type, rating })),
    duration: promo.durationSeconds,
  };
}

function wireDestination(destination: SeedDestination, language: Language): Wire<typeof Promotion>['destination'] {
  switch (destination.type) {
    case 'open_url':
      return { type: 'open_url', src: destination.src };
    case 'content':
      return { type: 'content', id: destination.id, slug: destination.slug, library_id: destination.libraryId };
    case 'packet':
      return { type: 'packet', id: destination.id, id_no_ott: destination.idNoOtt };
    case 'row':
    case 'rowset':
    case 'channel':
      return { type: destination.type, id: destination.id, slug: destination.slug };
    case 'text':
      return { type: 'text', title: destination.title[language], description: destination.description[language] };
    case 'enter_promo_key':
    case 'last_channel':
      return { type: destination.type };
  }
}
