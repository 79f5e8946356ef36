import { listen } from '../compat/listen.ts';
import type { ShakaPlayer } from './shaka.ts';

/** Of a segment so many requests in a row fail before its track is given up; a list is asked for once. */
interface Sparing {
  readonly attempts: number;
  /** The track cannot be had: it is told under the place that it has in shaka's list. */
  readonly lose: (index: number, thrown: unknown) => void;
  /** Goes on with another track: in place where it runs already, else anew. */
  readonly goOn: (isRunning: boolean) => void;
  readonly signal: AbortSignal;
}

/**
 * Lets another sound track take over where one cannot be fetched. shaka does so within one language only; else it stops, or does not start at all.
 */
export class SpareAudio {
  readonly #player: ShakaPlayer;
  readonly #sparing: Sparing;
  readonly #lost = new Set<string>();
  #announced: readonly AnnouncedAudio[] = [];
  /** Given up before shaka had a list of tracks. */
  #untold: { readonly label: string; readonly thrown: unknown }[] = [];
  readonly #sparedAddresses = new Set<string>();
  #failures = 0;

  constructor(player: ShakaPlayer, sparing: Sparing) {
    this.#player = player;
    this.#sparing = sparing;
    const target = player as unknown as EventTarget;
    listen(target, 'downloadfailed', (event) => this.#onFailed(event as Download), sparing.signal);
    listen(target, 'downloadcompleted', (event) => this.#onCompleted(event as Download), sparing.signal);
  }

  onMultivariant(text: string): void {
    this.#announced = announcedAudio(text);
  }

  /** @returns whether another track has taken the place of what this error of shaka's is about */
  isSpared(thrown: unknown): boolean {
    const address = (thrown as { readonly data?: readonly unknown[] } | null)?.data?.[0];
    return typeof address === 'string' && this.#sparedAddresses.has(address);
  }

  /** The viewer wants this track: it gets another chance. */
  select(track: AudioTrack): void {
    this.#lost.delete(track.label ?? '');
    this.#sparedAddresses.clear();
    this.#failures = 0;
    this.#player.selectAudioTrack(track);
  }

  /** The tracks have been offered: what was lost before can be told by its place. */
  onOffered(): void {
    const labels = this.#player.getAudioTracks().map(({ label }) => label ?? '');
    const untold = this.#untold.filter(({ label }) => labels.includes(label));
    this.#untold = this.#untold.filter((one) => !untold.includes(one));
    for (const { label, thrown } of untold) this.#sparing.lose(labels.indexOf(label), thrown);
  }

  #onCompleted({ context }: Download): void {
    if (context?.stream?.type === 'audio') this.#failures = 0;
  }

  #onFailed({ request, context, error, aborted }: Download): void {
    const address = request?.uris[0];
    if (aborted || address === undefined || !isAnswer(error)) return;
    const list = this.#announced.find(({ uri }) => address.endsWith(uri));
    const label = list ? list.label : context?.stream?.type === 'audio' ? context.stream.label : null;
    if (label === null) return;
    this.#failures += 1;
    const isList = list !== undefined;
    if (isList || this.#failures >= this.#sparing.attempts) this.#giveUp({ label, address, isList }, error);
  }

  #giveUp({ label, address, isList }: Loss, thrown: unknown): void {
    this.#lost.add(label);
    const other = this.#announced.find((one) => !this.#lost.has(one.label));
    if (!other) return;
    this.#failures = 0;
    this.#sparedAddresses.add(address);
    this.#untold.push({ label, thrown });
    this.onOffered();
    this.#player.configure({ preferredAudio: [{ language: other.language, label: other.label }] });
    // Without its list a track has not begun, and shaka waits for it for ever: everything begins anew.
    const running = isList ? undefined : this.#player.getAudioTracks().find((one) => (one.label ?? '') === other.label);
    if (running) this.#player.selectAudioTrack(running);
    this.#sparing.goOn(running !== undefined);
  }
}

interface Loss {
  readonly label: string;
  /** What could not be fetched. */
  readonly address: string;
  readonly isList: boolean;
}

interface AnnouncedAudio {
  readonly label: string;
  readonly language: string;
  /** As the playlist writes it: addresses end with it. */
  readonly uri: string;
}

/** @returns the sound tracks of a multivariant playlist that have lists of their own */
function announcedAudio(multivariant: string): AnnouncedAudio[] {
  const lines = multivariant.match(/^#EXT-X-MEDIA:.*TYPE=AUDIO.*$/gm) ?? [];
  return lines.flatMap((line) => {
    const valueOf = (name: string) => new RegExp(`[:,]${name}="([^"]*)"`).exec(line)?.[1] ?? '';
    const uri = valueOf('URI');
    return uri === '' ? [] : [{ label: valueOf('NAME'), language: valueOf('LANGUAGE'), uri }];
  });
}

/** shaka's numbers for an answer that is none and for one that does not come; a line that is gone takes no track with it. */
const ANSWERS: readonly unknown[] = [1001, 1003];
const isAnswer = (error: unknown): boolean => ANSWERS.includes((error as { readonly code?: unknown } | null)?.code);

type AudioTrack = ReturnType<ShakaPlayer['getAudioTracks']>[number];

interface Download extends Event {
  readonly request?: { readonly uris: readonly string[] };
  readonly context?: { readonly stream?: { readonly type: string; readonly label: string | null } | null };
  readonly error?: unknown;
  readonly aborted?: boolean;
}
