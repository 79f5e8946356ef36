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
  /** What plays of it already, as a preview: that play has failed, and there is no other. */
  readonly preview?: PlayedSubject | undefined;
}

/** What is so until another one is: only the last one is of use. */
interface StateKinds {
  viewer: ViewerEvent;
  /** The address has changed. */
  page: { readonly pathname: string };
}

/** What a viewer did, and what became of it: every one counts. */
interface HappeningKinds {
  /** A modal stands on the page. */
  modal: { readonly id: string };
  /** A command was run that is counted. */
  command: { readonly event: PlainEvent };
  subscription: SubscriptionEvent;
  /** What the viewer may watch has changed, or may have: by a purchase, a code, a subscription. */
  rightsChanged: Record<never, never>;
  /** The call for a stream has failed: nothing of it will play but what plays of it already, as a preview. */
  streamFailed: FailedStream;
}

/** Everything that capabilities can listen to, by kind. */
export type EventKinds = StateKinds & HappeningKinds;

/**
 * What happens on the site. A listener that comes late is given what has happened until then, so that nothing is lost before its code is there; of
 * a state it is given the last one; of what another viewer did before, nothing. Nothing is given to it after its signal has aborted. A listener that
 * throws does not keep the others from hearing.
 */
export interface SiteEvents {
  on<Kind extends keyof EventKinds>(kind: Kind, hear: (event: EventKinds[Kind]) => void, signal: AbortSignal): void;
  emit<Kind extends keyof EventKinds>(kind: Kind, event: EventKinds[Kind]): void;
}

type Hear = (event: never) => void;

/** Of what happens so many are kept for who comes late. */
const MOST_KEPT = 20;
const STATES: Record<keyof StateKinds, true> = { viewer: true, page: true };

interface Topic {
  readonly hears: Set<Hear>;
  told: readonly unknown[];
}

export function createSiteEvents(report: (reason: unknown) => void = () => {}): SiteEvents {
  const topics = new Map<keyof EventKinds, Topic>();

  function topicOf(kind: keyof EventKinds): Topic {
    const topic = topics.get(kind) ?? { hears: new Set(), told: [] };
    topics.set(kind, topic);
    return topic;
  }

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
      const { hears, told } = topicOf(kind);
      hears.add(hear);
      signal.addEventListener('abort', () => hears.delete(hear));
      for (const event of told) if (hears.has(hear)) give(hear, event);
    },
    emit(kind, event) {
      if (kind === 'viewer' && (event as ViewerEvent).changed)
        for (const [other, topic] of topics) if (!(other in STATES)) topic.told = [];
      const topic = topicOf(kind);
      topic.told = [...(kind in STATES ? [] : topic.told), event].slice(-MOST_KEPT);
      for (const hear of [...topic.hears]) if (topic.hears.has(hear)) give(hear, event);
    },
  };
}
