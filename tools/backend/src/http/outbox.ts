/** A message to a viewer. The reference backend has neither SMS nor mail: an operator reads it on the desk. */
type Message = {
  readonly to: string;
  readonly text: string;
  readonly sentAtMs: number;
};

export type Outbox = {
  send(message: Message): void;
  /** Newest first. */
  list(): readonly Message[];
  /** Hears of each message from now on. */
  onMessage(hear: (message: Message) => void): void;
};

/** Enough for a demo; the oldest are forgotten. */
const KEPT = 50;

export function createOutbox(): Outbox {
  let messages: readonly Message[] = [];
  const ears: ((message: Message) => void)[] = [];
  return {
    send(message) {
      messages = [message, ...messages].slice(0, KEPT);
      for (const hear of ears) hear(message);
    },
    list: () => messages,
    onMessage: (hear) => void ears.push(hear),
  };
}
