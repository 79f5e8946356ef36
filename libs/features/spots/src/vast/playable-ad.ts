import { choosableFiles, type AdFile, type FileLimits, type ParsedFile } from './ad-files.ts';
import { webAddress } from './web-address.ts';

/** An ad that can be played, as far as a list can tell. */
export type PlayableAd = {
  readonly id: string | null;
  readonly title: string;
  readonly advertiser: string | null;
  readonly universalId: string | null;
  /** Null where the list does not say it: then the creative does. */
  readonly durationSeconds: number | null;
  /** From then on a viewer may skip it; null: never. */
  readonly skipAfterSeconds: number | null;
  /** The best one first, never none: the next is tried when one cannot be played. */
  readonly files: readonly AdFile[];
  readonly clickThrough: string | null;
  /** What a companion, the picture that may come beside a creative, says to who cannot see it. Pictures beside the player are not drawn. */
  readonly companionText: string | null;
  /** Addresses by event, those of wrappers first: impression, start, …, error. */
  readonly beacons: Readonly<Record<string, readonly string[]>>;
  /** What is told at a moment of the ad. */
  readonly progress: readonly { readonly atSeconds: number; readonly beacons: readonly string[] }[];
};

type Template = { readonly url: string } | string;

/** What the client for VAST makes of a list, as far as it is read here. */
export type ParsedCreative = {
  readonly type: string;
  readonly duration?: number;
  readonly skipDelay?: number | null;
  readonly mediaFiles?: readonly ParsedFile[];
  readonly trackingEvents?: Readonly<Record<string, readonly string[]>>;
  readonly videoClickThroughURLTemplate?: Template | null;
  readonly videoClickTrackingURLTemplates?: readonly Template[];
  readonly universalAdIds?: readonly { readonly value: string }[];
  readonly variations?: readonly ParsedCompanion[];
};

type ParsedCompanion = {
  readonly altText?: string | null;
};

export type ParsedAd = {
  readonly id: string | null;
  readonly sequence: string | number | null;
  readonly title: string | null;
  readonly advertiser: { readonly value: string } | null;
  readonly creatives: readonly ParsedCreative[];
  readonly impressionURLTemplates: readonly Template[];
  readonly errorURLTemplates: readonly Template[];
  readonly errorCode?: number;
  readonly errorMessage?: string;
};

export const addressesOf = (templates: readonly Template[] = []): readonly string[] =>
  templates.map((one) => (typeof one === 'string' ? one : one.url)).filter((one) => webAddress(one) !== null);

/** Longer is no ad but a mistake. */
const MOST_SECONDS = 600;

/** The ad, or the code that says why it cannot be played. */
export function playableAd(ad: ParsedAd, limits: FileLimits): PlayableAd | number {
  if (ad.errorCode !== undefined) return Number(ad.errorMessage) || ad.errorCode;
  const linears = ad.creatives.filter(({ type, mediaFiles = [] }) => type === 'linear' && mediaFiles.length > 0);
  const [linear] = linears.filter(({ mediaFiles = [] }) => choosableFiles(mediaFiles, limits).length > 0);
  if (!linear) return whyNothing(ad.creatives, linears);
  const seconds = linear.duration ?? -1;
  if (seconds === 0 || seconds > MOST_SECONDS) return 202;
  const durationSeconds = seconds > 0 ? seconds : null;
  const skip = linear.skipDelay ?? -1;
  return {
    id: ad.id,
    title: ad.title ?? '',
    advertiser: ad.advertiser?.value ?? null,
    universalId: linear.universalAdIds?.[0]?.value ?? null,
    durationSeconds,
    skipAfterSeconds: skip >= 0 && skip < (durationSeconds ?? Infinity) ? skip : null,
    files: choosableFiles(linear.mediaFiles ?? [], limits),
    clickThrough:
      addressesOf(linear.videoClickThroughURLTemplate ? [linear.videoClickThroughURLTemplate] : [])[0] ?? null,
    companionText: companionTextOf(ad.creatives),
    beacons: beaconsOf(ad, linear),
    progress: progressOf(linear, durationSeconds),
  };
}

/** Nothing after wrappers 303, another kind than a creative 201, no creative 401, only scripts 901, no type that is played 403. */
function whyNothing(creatives: readonly ParsedCreative[], linears: readonly ParsedCreative[]): number {
  if (linears.length === 0) {
    if (creatives.some(({ type }) => type === 'nonlinear')) return 201;
    return creatives.some(({ type }) => type === 'linear') ? 401 : 303;
  }
  const files = linears.flatMap(({ mediaFiles = [] }) => mediaFiles);
  return files.every(({ apiFramework }) => apiFramework) ? 901 : 403;
}

function beaconsOf(ad: ParsedAd, linear: ParsedCreative): PlayableAd['beacons'] {
  const events = Object.entries(linear.trackingEvents ?? {})
    .filter(([event]) => !event.startsWith('progress-'))
    .map(([event, urls]) => [event, addressesOf(urls)] as const);
  return {
    ...Object.fromEntries(events),
    impression: addressesOf(ad.impressionURLTemplates),
    click: addressesOf(linear.videoClickTrackingURLTemplates),
    error: addressesOf(ad.errorURLTemplates),
  };
}

function progressOf({ trackingEvents = {} }: ParsedCreative, durationSeconds: number | null): PlayableAd['progress'] {
  return Object.entries(trackingEvents)
    .flatMap(([event, urls]) => {
      const [, at, isShare] = /^progress-([\d.]+)(%?)$/.exec(event) ?? [];
      if (at === undefined || (isShare && durationSeconds === null)) return [];
      const atSeconds = isShare ? (Number(at) / 100) * (durationSeconds ?? 0) : Number(at);
      return [{ atSeconds, beacons: addressesOf(urls) }];
    })
    .sort((one, other) => one.atSeconds - other.atSeconds);
}

const companionTextOf = (creatives: readonly ParsedCreative[]): string | null =>
  creatives.flatMap(({ variations = [] }) => variations).find(({ altText }) => altText)?.altText ?? null;
