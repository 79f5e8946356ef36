import type { Language } from '../world/localised.ts';

/** Kinds of pictures that the image server makes, each with a shape of its own. */
type PictureKind = 'cover' | 'hero' | 'banner' | 'portrait' | 'logo' | 'channel' | 'avatar' | 'news';
type ThumbnailKind = 'live' | 'vod' | 'film';

/** Where media and pictures are. Every address that the API gives out is made here. */
export function mediaAddresses(origin: string) {
  return {
    origin,
    picture: (kind: PictureKind, key: string) => `${origin}/images/${kind}/${key}.jpg`,
    /** Bears the title in one language. */
    poster: (key: string, language: Language) => `${origin}/images/poster/${key}.${language}.jpg`,
    /** The title alone, on nothing. */
    graphicTitle: (key: string, language: Language) => `${origin}/images/title/${key}.${language}.png`,
    /** A sign on nothing, so in a format that can be transparent. */
    icon: (key: string) => `${origin}/images/icon/${key}.png`,
    /** A loop's name with something unique behind it begins at a place of its own, so that no two channels look alike. */
    key: (loopKey: string, id: number) => `${loopKey}-${id}`,
    live: (channelKey: string) => `${origin}/live/${channelKey}/master.m3u8`,
    /** A page that plays the channel by itself. */
    vitrina: (channelKey: string) => `${origin}/vitrina/${channelKey}`,
    /** Begins at the moment and grows on to now. */
    archive: (channelKey: string, startSeconds: number) =>
      `${origin}/archive/${channelKey}/${startSeconds}/master.m3u8`,
    /** From one moment to another, both in the past. */
    programme: (channelKey: string, startSeconds: number, endSeconds: number) =>
      `${origin}/programme/${channelKey}/${startSeconds}-${endSeconds}/master.m3u8`,
    vod: (loopKey: string, durationSeconds: number) => `${origin}/vod/${loopKey}/${durationSeconds}/master.m3u8`,
    film: (filmKey: string) => `${origin}/film/${filmKey}/master.m3u8`,
    /** A client appends the time in seconds and `.jpg`. */
    thumbnails: (kind: ThumbnailKind, key: string) => `${origin}/thumbs/${kind}/${key}/`,
    /** The table of those stills, for a film of so many seconds. */
    timings: (loopKey: string, durationSeconds: number) =>
      `${origin}/thumbs/vod/${loopKey}/${durationSeconds}/timings.json`,
  };
}

export type MediaAddresses = ReturnType<typeof mediaAddresses>;
