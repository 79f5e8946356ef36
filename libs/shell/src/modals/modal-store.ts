import { createValue } from '@livery/value';
import type { ModalRules } from '@livery/widgets/capability';
import { MODAL_REPLACE_MS, MODAL_TRANSITION_MS } from './modal-rules.ts';

export interface Shown {
  id: string;
  request: unknown;
  onGone?: (() => void) | undefined;
}

/** `closing` keeps the modal on the screen for its animation; `pause` is the time between two modals. */
export type ModalState =
  | { kind: 'none' }
  | ({ kind: 'open' } & Shown)
  | ({ kind: 'closing'; next: Shown | null } & Shown)
  | { kind: 'pause'; next: Shown };

/** The address bar, as far as modals need it. */
export interface HashPort {
  hash(): string;
  /** Puts the hash into the address; an empty one clears it. */
  change(hash: string, how: 'push' | 'replace'): void;
}

export interface ModalStore {
  state(): ModalState;
  subscribe(listener: () => void): () => void;
  /** `onGone` is told once: when the modal closes, or when it is called off while it waits. */
  open(id: string, request: unknown, onGone?: () => void): void;
  close(): void;
  /** The address changed: a hash that went away takes its modal with it, unless the modal is exempt. NAV-072 */
  hashChanged(hash: string): void;
  /** Ends it: no modal that still waits for its turn opens, and the address is left alone. */
  dispose(): void;
}

/** One modal at a time: the next one waits until the one before has gone. NAV-077, NAV-078 */
export function createModalStore(rules: Readonly<Record<string, ModalRules>>, address: HashPort): ModalStore {
  const { get: state, set: enter, subscribe } = createValue<ModalState>({ kind: 'none' });
  let turn: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Shown) => {
    enter({ kind: 'open', ...next });
    if (address.hash() !== `#${next.id}`)
      address.change(`#${next.id}`, rules[next.id]?.pushesHistory ? 'push' : 'replace');
  };

  /** A step of the sheet that stands there: nothing closes. */
  const isNextStep = (before: Shown, next: Shown): boolean => {
    const sheet = rules[before.id]?.sheet;
    return sheet !== undefined && sheet === rules[next.id]?.sheet;
  };

  /** The closing animation, then nothing; or, at the 600th millisecond, the next modal. */
  const leave = (shown: Shown, next: Shown | null) => {
    enter({ kind: 'closing', id: shown.id, request: shown.request, next });
    shown.onGone?.();
    if (address.hash() === `#${shown.id}`) address.change('', 'replace');
    turn = setTimeout(() => {
      const now = state();
      if (now.kind !== 'closing') return;
      if (now.next === null) return enter({ kind: 'none' });
      enter({ kind: 'pause', next: now.next });
      turn = setTimeout(() => {
        const waiting = state();
        if (waiting.kind === 'pause') show(waiting.next);
      }, MODAL_REPLACE_MS - MODAL_TRANSITION_MS);
    }, MODAL_TRANSITION_MS);
  };

  const step = (before: Extract<ModalState, { kind: 'open' | 'closing' }>, next: Shown) => {
    clearTimeout(turn);
    const calledOff = before.kind === 'closing' ? before.next : before;
    show(next);
    calledOff?.onGone?.();
  };

  return {
    state,
    subscribe,
    open(id, request, onGone) {
      const next = { id, request, ...(onGone && { onGone }) };
      const now = state();
      if (now.kind === 'none') show(next);
      else if (now.kind !== 'pause' && isNextStep(now, next)) step(now, next);
      else if (now.kind === 'open') leave(now, next);
      else {
        enter({ ...now, next });
        now.next?.onGone?.();
      }
    },
    close() {
      const now = state();
      if (now.kind === 'open') return leave(now, null);
      if (now.kind === 'none') return;
      enter(now.kind === 'closing' ? { ...now, next: null } : { kind: 'none' });
      now.next?.onGone?.();
    },
    hashChanged(hash) {
      const now = state();
      if (now.kind === 'open' && hash !== `#${now.id}` && !rules[now.id]?.exemptFromHash) this.close();
    },
    dispose: () => clearTimeout(turn),
  };
}
