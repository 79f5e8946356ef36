import { isRecord, readUrl } from '@livery/contract/schema';
import { nativeBridge } from '@livery/platform/environment';

/** The application that the site is part of, as far as it can pay. */
export interface HostApp {
  /** `data` belongs to the way of paying: it is handed over as it came. */
  pay(transactionId: string, data: unknown): void;
  /** Hears the transaction that the viewer is done with there, and nothing where no transaction was meant. It is a hint: the server knows what was paid. */
  onAnswer(hear: (transactionId: unknown) => void, signal: AbortSignal): void;
}

/** The host of this page; null in a browser of its own. */
export function findHost(): HostApp | null {
  const native = nativeBridge(window as object);
  if (native)
    return bridgeOf(
      (message) => native.postMessage(JSON.stringify(message)),
      () => true,
    );
  const origin = parent === window ? undefined : originOfHost();
  if (origin === undefined) return null;
  return bridgeOf(
    (message) => parent.postMessage(message, origin),
    (said) => said.source === parent && said.origin === origin,
  );
}

/** The referrer is the page before: the host in a frame that has shown nothing else yet. */
const originOfHost = () => readUrl(location.ancestorOrigins?.[0] ?? document.referrer)?.origin;

/** What is said to the page, or to its document as some web views do. */
type Said = Event & Partial<Pick<MessageEvent, 'data' | 'source' | 'origin'>>;

function bridgeOf(post: (message: object) => void, isHost: (said: Said) => boolean): HostApp {
  return {
    pay: (transactionId, data) => post({ type: 'livery-pay', transactionId, data }),
    onAnswer(hear, signal) {
      const onMessage = (said: Said) => {
        if (isHost(said)) hear(answeredIn(said.data));
      };
      for (const target of [window, document]) target.addEventListener('message', onMessage, { signal });
    },
  };
}

/** A native bridge speaks in text, a page in values. */
function answeredIn(data: unknown): unknown {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return isRecord(value) && value['type'] === 'livery-pay-result' && value['transactionId'];
  } catch {
    return null;
  }
}
