import type { CallAnswer } from '@livery/domain/session';
import {
  isRightPin,
  type ParentalAction,
  pinEntry,
  type PinEntryState,
  REMEMBERED_MINUTES,
  rememberedTries,
  rememberTries,
  resting,
} from '@livery/domain/parental';
import type { KeyValueStore } from '@livery/domain/ports';
import { createValue } from '@livery/value';

/** The one PIN entry of a page: the dialogue draws its state and tells it what the viewer does. Tries outlive a dialogue and a reload. */
export interface PinChallenge {
  state(): PinEntryState;
  subscribe(listener: () => void): () => void;
  /** What the remember switch shows at first. PIN-026 */
  readonly remembers: boolean;
  /** For how long the switch remembers: what was chosen for longer stays. */
  readonly rememberedMinutes: number;
  /**
   * Compared with what the server holds as the viewer's PIN; the digits go no further. `remember`: for how long it is to hold; null: it was asked
   * for itself, and opens nothing else. PIN-022
   */
  check(pin: string, remember: boolean | null): void;
  edited(): void;
  /** The PIN by message, at most once a minute; true when it was sent. PIN-025 */
  resend(): Promise<boolean>;
}

export interface PinChallengePorts {
  readonly storage: KeyValueStore;
  nowMs(): number;
  /** The viewer's PIN as it is known now. */
  parentalCode(): string | undefined;
  /** How long a PIN holds now. */
  graceMinutes(): number;
  sendPin(): Promise<CallAnswer<unknown>>;
  onAccepted(remember: boolean): void;
}

/** A PIN challenge as its owner holds it: asked for an action, and given up again. */
export interface OwnPinChallenge extends PinChallenge {
  ask(action: ParentalAction): void;
  /** Whether the last one who was asked came in. */
  wasAccepted(): boolean;
  giveUp(): void;
  forget(): void;
}

export function createPinChallenge(ports: PinChallengePorts): OwnPinChallenge {
  const { asked, pinChecked, edited, skipped, pinWanted, pinSent, sendingFailed, viewerChanged } = pinEntry.actions;
  const { get: state, set: enter, subscribe } = createValue<PinEntryState>(resting(rememberedTries(ports.storage)));

  function send(event: Parameters<typeof pinEntry.reducer>[1]): void {
    const next = pinEntry.reducer(state(), event);
    if (next === state()) return;
    rememberTries(ports.storage, next);
    enter(next);
  }
  const giveUp = () => send(skipped({ nowMs: ports.nowMs() }));
  const wasAccepted = () => {
    const now = state();
    return now.kind === 'resting' && now.outcome?.result === 'accepted';
  };

  return {
    state,
    subscribe,
    get remembers() {
      return ports.graceMinutes() >= REMEMBERED_MINUTES;
    },
    get rememberedMinutes() {
      return Math.max(REMEMBERED_MINUTES, ports.graceMinutes());
    },
    check(pin, remember) {
      const wasAsking = state().kind !== 'resting';
      send(pinChecked({ isRight: isRightPin(pin, ports.parentalCode()), nowMs: ports.nowMs() }));
      if (wasAsking && wasAccepted() && remember !== null) ports.onAccepted(remember);
    },
    edited: () => send(edited()),
    async resend() {
      if (state().kind === 'sending') return false;
      send(pinWanted({ nowMs: ports.nowMs() }));
      if (state().kind !== 'sending') return false;
      const { error } = await ports.sendPin();
      send(
        error
          ? sendingFailed({ kind: error.kind, message: error.message, status: error.status })
          : pinSent({ nowMs: ports.nowMs() }),
      );
      return !error;
    },
    ask(action) {
      if (state().kind !== 'resting') giveUp();
      send(asked({ action }));
    },
    wasAccepted,
    giveUp,
    forget: () => send(viewerChanged()),
  };
}
