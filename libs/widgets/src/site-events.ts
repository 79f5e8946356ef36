import type { PlainEvent } from '@livery/domain/figures';
import type { PlayedSubject } from './load-facts.ts';

/** Somebody of whom the site knows that they are watching now. */
export interface ViewerEvent {
  readonly user: number;
  readonly isGuest: boolean;
  /** The profile in use; null until it is known. */
  readonly profile: number | null;
  /** Somebody else was watching in this page before: nothing of theirs may be used any more. */
  readonly changed: boolean;
}

/** What became of a subscription, by its packet; null where that is not known. */
export interface SubscriptionEvent {
  readonly change: 'bought' | 'cancelled' | 'renewalOn';
  readonly packetId: number | null;
}

/** What would have been played, and why it is not. */
export interface FailedStream extends Omit<PlayedSubject, 'stream'> {
  /** As the codes of the player's errors: `STREAM_` and the status, or the kind of silence. */
  readonly code: string;
}

/** Everything that capabilities can listen to, by kind. A capability adds its own by declaring this interface again. */
export interface EventKinds {
  viewer: ViewerEvent;
  /** The address has changed. */
  page: { readonly pathname: string };
  /** A modal stands on the page. */
  modal: { readonly id: string };
  /** A command was run that is counted. */
  command: { readonly event: PlainEvent };
  subscription: SubscriptionEvent;
  /** The call for a stream has failed: nothing of it will play. */
  streamFailed: FailedStream;
}

/**
 * What happens on the site. A listener that comes late is given the last event of its kind, so that it need not ask for the state; nothing is
 * given to it after its signal has aborted. A listener that throws does not keep the others from hearing.
 */
export interface SiteEvents {
  on<Kind extends keyof EventKinds>(kind: Kind, hear: (event: EventKinds[Kind]) => void, signal: AbortSignal): void;
  emit<Kind extends keyof EventKinds>(kind: Kind, event: EventKinds[Kind]): void;
}

type Hear = (event: never) => void;

export function createSiteEvents(report: (reason: unknown) => void = () => {}): SiteEvents {
  const listeners = new Map<keyof EventKinds, Set<Hear>>();
  const last = new Map<keyof EventKinds, unknown>();

  function give(hear: Hear, event: unknown): void {
    try {
      hear(event as never);
    } catch (reason) {
      report(reason);
    }
  }

  return {
    on(kind, hear, signal) {
      if (signal.aborted) return;
      const ofKind = listeners.get(kind) ?? new Set<Hear>();
      listeners.set(kind, ofKind.add(hear));
      signal.addEventListener('abort', () => ofKind.delete(hear));
      if (last.has(kind)) give(hear, last.get(kind));
    },
    emit(kind, event) {
      last.set(kind, event);
      const ofKind = listeners.get(kind) ?? new Set<Hear>();
      for (const hear of [...ofKind]) if (ofKind.has(hear)) give(hear, event);
    },
  };
}
