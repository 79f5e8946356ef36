import { castKey, castMedia, type CastMedia, type CastTitle } from '@livery/domain/cast';
import type { OutputLoad } from '@livery/player-core/output';
import { sourceFormat, type LoadFacts, type Source } from '@livery/player-core/source';
import '@livery/widgets/load-facts';
import type { MediaClasses, ReceiverMedia } from './cast-api.ts';

/** Of whose film a trailer is nobody says; its source has a name of its own. */
export const keyOf = ({ subject }: LoadFacts, { kind, url, contentId }: Source): string =>
  subject && subject.kind !== 'trailer' ? castKey(subject, kind) : (contentId ?? url);

/** Whose load it is that plays there: receivers give back what they were sent. */
export function keyOnReceiver({ contentId, customData }: ReceiverMedia): string {
  const sent = customData as { readonly key?: unknown } | null | undefined;
  return typeof sent?.key === 'string' ? sent.key : contentId;
}

/** What the receiver is asked to load; `null` without an address. CAST-003, CAST-013 */
export function mediaOf(
  { source, facts }: OutputLoad,
  title: CastTitle | null,
  segments: 'ts' | 'fmp4' | undefined,
): (CastMedia & { readonly key: string }) | null {
  const { kind, url } = source;
  const media = castMedia({ kind, url, format: sourceFormat(source), segments }, title);
  return media && { ...media, key: keyOf(facts, source) };
}

/** The same in the sender's own classes. */
export function loadRequest(
  classes: MediaClasses,
  { url, contentType, title, subtitle, image, key, ...facts }: CastMedia & { readonly key: string },
  { startAt, autoplay }: OutputLoad,
): object {
  const metadata = Object.assign(new classes.GenericMediaMetadata(), {
    title,
    subtitle,
    images: image ? [{ url: image }] : [],
  });
  const info = Object.assign(new classes.MediaInfo(url, contentType), { ...facts, metadata, customData: { key } });
  const isPlaced = !('at' in startAt && startAt.at === 'live');
  const currentTime = 'mediaTime' in startAt ? startAt.mediaTime : 0;
  return Object.assign(new classes.LoadRequest(info), { autoplay, ...(isPlaced && { currentTime }) });
}
