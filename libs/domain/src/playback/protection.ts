import type { Drm, DRM_STREAM_TYPES, Stream } from '@livery/contract/channels/stream';

interface Delivery {
  readonly keySystem: 'com.apple.fps' | 'com.widevine.alpha' | 'com.microsoft.playready' | 'org.w3.clearkey';
  readonly format: 'hls' | 'dash';
}

/** As the player takes it. */
interface StreamProtection {
  readonly provider?: string;
  readonly streams: readonly (Delivery & {
    readonly url: string;
    readonly licenceUrl: string;
    readonly certificateUrl?: string;
  })[];
}

type DrmType = (typeof DRM_STREAM_TYPES)[number];

/** What a type of the contract is for a browser. DATA-041 */
const DELIVERIES: Readonly<Record<DrmType, Delivery>> = {
  hls_fairplay: { keySystem: 'com.apple.fps', format: 'hls' },
  dash_widevine: { keySystem: 'com.widevine.alpha', format: 'dash' },
  dash_playready: { keySystem: 'com.microsoft.playready', format: 'dash' },
  hls_clearkey: { keySystem: 'org.w3.clearkey', format: 'hls' },
  dash_clearkey: { keySystem: 'org.w3.clearkey', format: 'dash' },
};

const deliveryOf = (type: DrmType): Delivery => DELIVERIES[type];

/** A stream's protection as a player takes it. ENG-045, ENG-046, ENG-047 */
export function protectionOf({ drmProvider, streams }: Pick<Drm, 'drmProvider' | 'streams'>): StreamProtection {
  return {
    ...(drmProvider !== undefined && { provider: drmProvider }),
    streams: streams.map(({ type, url, licenseUrl, certificateUrl }) => ({
      ...deliveryOf(type),
      url,
      licenceUrl: licenseUrl,
      ...(certificateUrl !== undefined && { certificateUrl }),
    })),
  };
}

type Addressed = Pick<Stream, 'hls' | 'hlsMbr' | 'drm'>;

/** Several bit rates where there are some; what is only there in protected streams goes by the first of them. ENG-043 */
export const streamAddress = ({ hls, hlsMbr, drm }: Addressed): string | null =>
  hlsMbr ?? hls ?? drm?.streams[0]?.url ?? null;

/** What of a source says how it is protected; nothing for a stream in the clear. */
export const protectedBy = ({ drm }: Pick<Stream, 'drm'>): { readonly protection?: StreamProtection } =>
  drm && drm.streams.length > 0 ? { protection: protectionOf(drm) } : {};
