import type { Source } from '@livery/player-core/source';
import { useSilentPicture } from '@livery/widgets/use-silent-picture';
import { useCallback, useEffect } from 'react';
import { useTuner } from './use-tuner.ts';
import { protectedBy } from '@livery/domain/playback';
import { addressOfStream } from './tuner/channel-source.ts';
import type { StreamCache } from './tuner/stream-cache.ts';

interface Props {
  channelId: number;
  muted: boolean;
  shown: boolean;
  /** Whether there is a picture now. */
  onShown: (isShown: boolean) => void;
}

/** A look into a channel; without a picture the still stays. CHAN-064, CHAN-071, LIVE-034 */
export default function ZoomPreview({ channelId, muted, shown, onShown }: Props) {
  const { streams } = useTuner();
  const sourceOf = useCallback((signal: AbortSignal) => previewOf(streams, channelId, signal), [streams, channelId]);
  const { attributes, isShown: hasPicture, plays } = useSilentPicture({ sourceOf, muted });
  const isShown = hasPicture && plays;
  useEffect(() => onShown(isShown), [onShown, isShown]);
  useEffect(() => () => onShown(false), [onShown]);
  return <video {...attributes} data-shown={shown || undefined} />;
}

/** Whoever presses sooner wants the page: its own picture has line and decoder for itself. */
const RESTS_MS = 250;

async function previewOf(streams: StreamCache, id: number, signal: AbortSignal): Promise<Source | null> {
  await new Promise((resolve) => setTimeout(resolve, RESTS_MS));
  if (signal.aborted) return null;
  const stream = await streams.ask(id);
  const url = stream && addressOfStream(stream);
  // A glance is worth no licence.
  return url && !protectedBy(stream).protection ? { kind: 'live', url } : null;
}
