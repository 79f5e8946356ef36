import type { Player } from '../player.ts';
import type { LoadFacts, Position, Source } from '../source.ts';
import type { HoldTarget, Hold } from './holds.ts';
import type { Output } from './output.ts';
import type { PlaybackEvent } from './playback-events.ts';

export type { Hold };

/**
 * What works beside the picture: advertising, casting, counting. The player knows none of them; they see its state, hear its events, and may
 * do the few things of `ExtensionTools`. One that throws costs itself, never the programme.
 */
export interface Extension {
  readonly name: string;
  /** Called once by `player.use`. The signal aborts when the extension is taken off or the player ends; nothing may be asked after that. */
  attach(tools: ExtensionTools, signal: AbortSignal): void;
}

/** A load that has just been asked for: its engine has not been opened yet. */
export interface LoadBegun {
  readonly playId: number;
  readonly source: Source;
  readonly startAt: Position;
  readonly autoplay: boolean;
  readonly facts: LoadFacts;
  /** For how long the viewer had waited for it when it began. What is loaded again, elsewhere or by a recovery of its owner, was not waited for. */
  readonly waitedMs: number;
  /** Since when the viewer waits for it, on the player's clock that only goes forward: also before the load, and only from the press on where one was needed. */
  readonly wantedSinceMs: number;
  /** Aborts when another load, the end of this one, or the end of the player comes. */
  readonly signal: AbortSignal;
}

export interface ExtensionTools {
  readonly player: Player;
  /** The element that plays now. It may be another one after the next load: read it when it is needed. */
  readonly element: HTMLVideoElement;
  /** What of the play under way was really watched until now, as its events tell it. */
  readonly watchedMs: number;
  /** What has happened in the play under way, from its attempt on: for who comes late. Of a play that goes on and on, its beginning. */
  readonly happened: readonly PlaybackEvent[];
  /**
   * Calls `run` within every load to come, before its engine is opened: a hold that is taken here is there before the first picture. Whoever
   * comes late is given the load that is under way.
   */
  onLoad(run: (load: LoadBegun) => void): void;
  /**
   * Keeps the programme from moving, for `atMostMs` unless that is extended: whether the programme may play is the player's to say, so that
   * an extension that hangs cannot keep the viewer from it. What the viewer wants (`wantsToPlay`) stays as it is; media goes on loading.
   *
   * `place`: the programme plays on, and only stays where it is: what is looked for meanwhile belongs here.
   */
  hold(atMostMs: number, what?: HoldTarget): Hold;
  /** Something holds the programme, or its place: whoever would take it to another output waits. */
  readonly keepsPlace: boolean;
  /** Resolves when that is over. */
  placeFree(): Promise<void>;
  /** Plays on `output` from where it stands, and there whatever is loaded later; `null` brings it back to the element. One output at a time. */
  playOn(output: Output | null): void;
}
