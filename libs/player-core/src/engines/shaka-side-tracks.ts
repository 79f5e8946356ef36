import { listen } from '../compat/listen.ts';
import type { ShakaPlayer } from './shaka.ts';

/** As many requests for a piece as shaka makes; see `shaka-config.ts`. */
interface Sparing {
  readonly attempts: number;
  /** The subtitles that are selected cannot be had. */
  readonly lose: (thrown: unknown) => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps troubles of subtitles away from the picture. shaka drops what fails to arrive without a word, and leaves a list that fails to nobody.
 */
export function spareSubtitleTroubles(player: ShakaPlayer, { attempts, lose, signal }: Sparing): SubtitleSelection {
  const guarded = new WeakSet<TextStream>();
  const target = player as unknown as EventTarget;
  /** In a row. A list that comes says nothing about its pieces. */
  const failures = { list: 0, piece: 0 };

  /** The list of the selected track names no stream; its address ends as the multivariant playlist writes it. */
  const isSelectedList = ({ request }: Download) => {
    const selected = player.getTextTracks().find(({ active }) => active)?.originalTextId;
    return !!selected && !!request?.uris[0]?.endsWith(selected);
  };
  const kindOf = (event: Download): keyof typeof failures | null => {
    if (isSelectedList(event)) return 'list';
    return event.context?.stream?.type === 'text' ? 'piece' : null;
  };
  listen(
    target,
    'downloadcompleted',
    (event) => {
      const kind = kindOf(event as Download);
      if (kind) failures[kind] = 0;
    },
    signal,
  );
  listen(
    target,
    'downloadfailed',
    (event) => {
      const kind = kindOf(event as Download);
      if (kind === null || (event as Download).aborted) return;
      failures[kind] += 1;
      if (failures[kind] >= attempts) give((event as Download).error);
    },
    signal,
  );

  function forget(): void {
    failures.list = failures.piece = 0;
  }

  function give(thrown: unknown): void {
    forget();
    if (signal.aborted) return;
    lose(thrown);
    player.selectTextTrack(null);
  }

  /** The list of a track that is selected: nobody in shaka waits for its failure. It never comes, until the track is selected anew. */
  function guard(stream: TextStream): void {
    guarded.add(stream);
    const create = stream.createSegmentIndex;
    stream.createSegmentIndex = () =>
      create.call(stream).catch((thrown: unknown) => {
        give(thrown);
        return new Promise<never>(() => undefined);
      });
  }

  return {
    select(track) {
      const stream = player.getManifest()?.textStreams.find(({ id }) => id === track?.id);
      if (stream && !guarded.has(stream)) guard(stream);
      forget();
      player.selectTextTrack(track);
    },
  };
}

interface SubtitleSelection {
  select(track: TextTrack | null): void;
}

type TextTrack = ReturnType<ShakaPlayer['getTextTracks']>[number];
type TextStream = NonNullable<ReturnType<ShakaPlayer['getManifest']>>['textStreams'][number];

interface Download extends Event {
  readonly request?: { readonly uris: readonly string[] };
  readonly context?: { readonly stream?: { readonly type: string } | null };
  readonly error?: unknown;
  readonly aborted?: boolean;
}
