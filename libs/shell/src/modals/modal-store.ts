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
  let state: ModalState = { kind: 'none' };
  const listeners = new Set<() => void>();
  let turn: ReturnType<typeof setTimeout> | undefined;
  const enter = (next: ModalState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

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
      if (state.kind !== 'closing') return;
      if (state.next === null) return enter({ kind: 'none' });
      enter({ kind: 'pause', next: state.next });
      turn = setTimeout(() => state.kind === 'pause' && show(state.next), MODAL_REPLACE_MS - MODAL_TRANSITION_MS);
    }, MODAL_TRANSITION_MS);
  };

  const step = (before: Extract<ModalState, { kind: 'open' | 'closing' }>, next: Shown) => {
    clearTimeout(turn);
    const calledOff = before.kind === 'closing' ? before.next : before;
    show(next);
    calledOff?.onGone?.();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(id, request, onGone) {
      const next = { id, request, ...(onGone && { onGone }) };
      if (state.kind === 'none') show(next);
      else if (state.kind !== 'pause' && isNextStep(state, next)) step(state, next);
      else if (state.kind === 'open') leave(state, next);
      else {
        const calledOff = state.next;
        enter({ ...state, next });
        calledOff?.onGone?.();
      }
    },
    close() {
      if (state.kind === 'open') return leave(state, null);
      if (state.kind === 'none') return;
      const calledOff = state.next;
      enter(state.kind === 'closing' ? { ...state, next: null } : { kind: 'none' });
      calledOff?.onGone?.();
    },
    hashChanged(hash) {
      if (state.kind === 'open' && hash !== `#${state.id}` && !rules[state.id]?.exemptFromHash) this.close();
    },
    dispose: () => clearTimeout(turn),
  };
}
