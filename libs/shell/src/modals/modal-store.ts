import { MODAL_REPLACE_MS, MODAL_TRANSITION_MS, type ModalFlags } from './modal-rules.ts';

interface Shown {
  id: string;
  request: unknown;
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
  open(id: string, request: unknown): void;
  close(): void;
  /** The address changed: a hash that went away takes its modal with it, unless the modal is exempt. NAV-072 */
  hashChanged(hash: string): void;
}

/** One modal at a time: the next one waits until the one before has gone. NAV-077, NAV-078 */
export function createModalStore(flags: Readonly<Record<string, ModalFlags>>, address: HashPort): ModalStore {
  let state: ModalState = { kind: 'none' };
  const listeners = new Set<() => void>();
  const enter = (next: ModalState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const show = (next: Shown) => {
    enter({ kind: 'open', ...next });
    if (address.hash() !== `#${next.id}`)
      address.change(`#${next.id}`, flags[next.id]?.pushesHistory ? 'push' : 'replace');
  };

  /** The closing animation, then nothing; or, at the 600th millisecond, the next modal. */
  const leave = (shown: Shown, next: Shown | null) => {
    enter({ kind: 'closing', ...shown, next });
    if (address.hash() === `#${shown.id}`) address.change('', 'replace');
    setTimeout(() => {
      if (state.kind !== 'closing') return;
      if (state.next === null) return enter({ kind: 'none' });
      enter({ kind: 'pause', next: state.next });
      setTimeout(() => state.kind === 'pause' && show(state.next), MODAL_REPLACE_MS - MODAL_TRANSITION_MS);
    }, MODAL_TRANSITION_MS);
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(id, request) {
      const next = { id, request };
      if (state.kind === 'none') show(next);
      else if (state.kind === 'open') leave({ id: state.id, request: state.request }, next);
      else enter({ ...state, next });
    },
    close() {
      if (state.kind === 'open') leave({ id: state.id, request: state.request }, null);
      else if (state.kind === 'closing') enter({ ...state, next: null });
      else if (state.kind === 'pause') enter({ kind: 'none' });
    },
    hashChanged(hash) {
      if (state.kind === 'open' && hash !== `#${state.id}` && !flags[state.id]?.exemptFromHash) this.close();
    },
  };
}
