/** What a browser offers for feeding media by hand, and what it plays by itself. */
export interface MediaSupport {
  readonly hasMediaSource: boolean;
  readonly playsHlsNatively: boolean;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** The codecs of practically every broadcast: H.264 main and AAC. A browser without them cannot be helped by an engine. */
const BROADCAST_CODECS = 'video/mp4; codecs="avc1.4d401f,mp4a.40.2"';

interface MediaSourceLike {
  isTypeSupported(type: string): boolean;
}

/** @returns whether media of this type can be fed by hand */
export function canDecode(type: string): boolean {
  const scope: { MediaSource?: MediaSourceLike; ManagedMediaSource?: MediaSourceLike } = globalThis;
  return (scope.MediaSource ?? scope.ManagedMediaSource)?.isTypeSupported(type) ?? false;
}

export function mediaSupport(element: HTMLMediaElement): MediaSupport {
  return {
    hasMediaSource: canDecode(BROADCAST_CODECS),
    playsHlsNatively: element.canPlayType(HLS_TYPE) !== '',
  };
}
