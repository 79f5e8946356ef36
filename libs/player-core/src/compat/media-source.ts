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

export function mediaSupport(element: HTMLMediaElement): MediaSupport {
  const scope: { MediaSource?: MediaSourceLike; ManagedMediaSource?: MediaSourceLike } = globalThis;
  const mediaSource = scope.MediaSource ?? scope.ManagedMediaSource;
  return {
    hasMediaSource: mediaSource?.isTypeSupported(BROADCAST_CODECS) ?? false,
    playsHlsNatively: element.canPlayType(HLS_TYPE) !== '',
  };
}
