import type { Stream } from '@livery/contract/channels/stream';
import type { ChannelPosition } from '@livery/domain/schedule';
import type { LivePorts, StreamRefusal } from '@livery/domain/tuning';
import type { ReadonlyValue } from '@livery/value';
import type { ChannelKnowledge } from './channel-knowledge.ts';
import type { ChannelArrival, ChannelView, TunerPorts } from './ports.ts';
import { until } from './until.ts';

/** The archive waits for the schedule, which tells what the gates have to ask; at most so long. LIVE-059 */
const SCHEDULE_WAIT_MS = 2_000;

const REFUSED_BY_GATE: StreamRefusal = { kind: 'gate', message: null };

/** When the preview stream may play in place of the one that counts as watching. */
export type PreviewUse = 'atOnce' | 'afterGate' | 'never';

export const previewUseOf = (arrival: ChannelArrival, isAhead: boolean): PreviewUse =>
  isAhead ? 'atOnce' : arrival === 'address' ? 'never' : 'afterGate';

export interface HowItPlays {
  /** What a preview is counted as, once the call that counts it has answered. */
  readonly counted: Promise<Stream> | null;
  /** By the page's clock that only goes forward. */
  readonly wantedAtMs: number;
}

interface Opening {
  readonly channelId: number;
  /** Of the first live picture: whatever is requested later is asked for anew. */
  readonly firstPreview: PreviewUse;
  /** Null until a page has taken the channel up: only then it is counted. */
  readonly view: ReadonlyValue<ChannelView | null>;
  readonly knowledge: ChannelKnowledge;
  play(stream: Stream, position: ChannelPosition, how: HowItPlays): void;
  /** The call for the stream has failed. @param hasPreview it plays as a preview already */
  onFailed(position: ChannelPosition, code: string, hasPreview: boolean): void;
  /** Ends the preview that plays meanwhile. */
  stop(): void;
}

interface OnGate {
  /** It is not known yet whether it asks. */
  stands(): void;
  /** Somebody is about to be asked: what plays until now may be behind it. */
  asks(): void;
}

/** Passes the gates and asks for the stream; a preview that is known plays meanwhile. */
export function streamOpener({ streams, ask, elapsed }: TunerPorts, opening: Opening): LivePorts['openStream'] {
  const { channelId, firstPreview, view, knowledge } = opening;
  let preview = firstPreview;

  function dueAt({ kind }: ChannelPosition): PreviewUse {
    if (kind !== 'live') return 'never';
    const due = preview;
    preview = 'never';
    return due;
  }

  /** Plays what has come, or is on its way; at once also what is only asked for now. */
  function playPreview(use: PreviewUse, play: (stream: Stream) => unknown, signal: AbortSignal): void {
    const known = streams.streamOf(channelId);
    if (known) return void play(known);
    const answer = use === 'atOnce' ? streams.ask(channelId) : streams.answerOf(channelId);
    void answer?.then((stream) => stream && !signal.aborted && play(stream));
  }

  /** Why the moment may not be watched, after all gates; null when it may. */
  async function refusalAt(
    position: ChannelPosition,
    signal: AbortSignal,
    onGate: OnGate,
  ): Promise<StreamRefusal | null> {
    if (position.kind === 'archive') {
      await until(view, (now) => !now?.isScheduleComing, { signal, mostMs: SCHEDULE_WAIT_MS });
      if (knowledge.blackoutAt(position.seconds * 1000)) return { kind: 'copyright', message: null };
    }
    const asks = knowledge.asksAt(position, signal);
    if (asks) {
      onGate.stands();
      if (await asks) {
        // Another wish has followed, and what plays is its own.
        if (signal.aborted) return REFUSED_BY_GATE;
        onGate.asks();
        // The mini player asks for no PIN: a channel whose gate asks ends there.
        if (view.get()?.isAlone) return REFUSED_BY_GATE;
      }
    }
    return (await view.get()?.gate.pass(knowledge.requestAt(position), { signal })) ? null : REFUSED_BY_GATE;
  }

  return async (position, signal) => {
    // The preview plays before the counting call has answered; that may still refuse.
    let isOn = false;
    let wantedAtMs = elapsed();
    const playFirst = (stream: Stream, late: Promise<Stream> | null) => {
      if (!isOn) opening.play(stream, position, { counted: late, wantedAtMs });
      isOn = true;
    };
    let count: (stream: Stream) => void = () => undefined;
    const counted = new Promise<Stream>((resolve) => (count = resolve));
    /** While a gate may ask, a preview that comes late does not play behind it. */
    let isHeld = false;
    let wasAsked = false;
    const playUncounted = (stream: Stream) => isHeld || playFirst(stream, counted);
    const onGate: OnGate = {
      stands: () => (isHeld = true),
      asks() {
        wasAsked = true;
        isOn = false;
        opening.stop();
      },
    };
    const due = dueAt(position);
    if (due === 'atOnce') playPreview(due, playUncounted, signal);
    await until(view, (now) => now !== null, { signal });
    const refusal = await refusalAt(position, signal, onGate);
    if (refusal) return refusal;
    isHeld = false;
    // Who had to answer something first has waited for the stream since then only.
    if (wasAsked) wantedAtMs = elapsed();
    if (due === 'afterGate') playPreview(due, playUncounted, signal);
    const answer = await ask(channelId, position, knowledge.schedule(), signal);
    if (answer.kind !== 'stream') {
      // A blackout is no failure.
      if (answer.code && answer.kind !== 'copyright' && !signal.aborted) opening.onFailed(position, answer.code, isOn);
      return answer;
    }
    const { stream } = answer;
    const play = () => {
      count(stream);
      playFirst(stream, null);
    };
    return { kind: 'stream', play };
  };
}
