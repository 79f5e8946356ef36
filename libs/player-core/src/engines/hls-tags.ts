import type { NeededEngine } from './choose.ts';

/** EXT-X-DEFINE: URIs of the playlist contain variables. */
const VARIABLES = /^#EXT-X-DEFINE:/m;

/** Tags of features that the light build of hls.js does not play. */
const SIGNS: Readonly<Record<Exclude<NeededEngine, 'hlsjs-light'>, readonly RegExp[]>> = {
  // WebVTT inside MP4, which hls.js takes for text.
  shaka: [/^#EXT-X-STREAM-INF:.*CODECS="[^"]*\bwvtt\b/m],
  // Alternate audio and subtitles with a playlist of their own, captions, variables, or keys that need a licence.
  hlsjs: [
    /^#EXT-X-MEDIA:(?=.*TYPE=(AUDIO|SUBTITLES))(?=.*URI=)/m,
    /^#EXT-X-MEDIA:(?=.*TYPE=CLOSED-CAPTIONS)/m,
    VARIABLES,
    /^#EXT-X-SESSION-KEY:/m,
    /^#EXT-X-KEY:(?!METHOD=NONE)/m,
  ],
};

/** @returns the smallest engine that loses nothing of what this playlist offers */
export function neededEngine({ text }: { readonly text: string }): NeededEngine {
  const has = (engine: keyof typeof SIGNS) => SIGNS[engine].some((sign) => sign.test(text));
  if (has('shaka')) return 'shaka';
  return has('hlsjs') ? 'hlsjs' : 'hlsjs-light';
}

/** @returns whether URIs of the playlist contain variables */
export const hasVariables = (text: string): boolean => VARIABLES.test(text);

const SEPARATE_AUDIO = /^#EXT-X-MEDIA:(?=.*TYPE=AUDIO)(?=.*URI=)/m;

/** @returns whether picture and sound come in the same segments, so that one of them is enough to begin with */
export const isMuxed = (text: string): boolean => !SEPARATE_AUDIO.test(text);

/** KEYFORMAT identity is a plain key; every other format belongs to a DRM system with licences. */
const LICENCE = /KEYFORMAT="(?!identity")|URI="skd:/;

/**
 * @param text a media playlist
 * @returns whether its first segment cannot be had without a licence, by the tags of the list: several keys are several ways to one of it
 */
export function needsLicence(text: string): boolean {
  const beforeFirstSegment = text.split(/^#EXTINF:/m, 1)[0] ?? '';
  const keys = [...beforeFirstSegment.matchAll(/^#EXT-X-KEY:(.*)$/gm)].map(([, attributes = '']) => attributes);
  return keys.length > 0 && keys.every((attributes) => !attributes.includes('METHOD=NONE') && LICENCE.test(attributes));
}

const RENDITION = '#EXT-X-STREAM-INF:';

export const isMultivariant = (text: string): boolean => text.includes(RENDITION);

/** @returns whether a playlist has I-frames alone, which are for seeking: nothing in it plays */
export const isIFramesOnly = (text: string): boolean =>
  /^#EXT-X-(I-FRAMES-ONLY|I-FRAME-STREAM-INF:)/m.test(text) &&
  (text.includes('#EXT-X-I-FRAMES-ONLY') || !isMultivariant(text));
