import { isRecord, readUrl } from '@livery/contract/schema';

/** The application that the site is part of, as far as it can pay. */
export interface HostApp {
  /** `data` belongs to the way of paying: it is handed over as it came. */
  pay(transactionId: string, data: unknown): void;
  /** It says that the viewer is done there. That is a hint: the server knows what was paid. */
  onAnswer(hear: (transactionId: string) => void, signal: AbortSignal): void;
}

interface NativeBridge {
  postMessage(text: string): void;
}

/** How applications that show sites are spoken to, by the name of the object that they put into the window. */
const NATIVE_BRIDGES = ['ReactNativeWebView', 'LiveryHost'] as const;

/** The host of this page; null in a browser of its own. */
export function findHost(page: Window = window): HostApp | null {
  const own = page as unknown as Readonly<Record<string, NativeBridge | undefined>>;
  const native = NATIVE_BRIDGES.map((name) => own[name]).find((bridge) => typeof bridge?.postMessage === 'function');
  if (native)
    return bridgeOf(
      page,
      (message) => native.postMessage(JSON.stringify(message)),
      () => true,
    );
  const { parent } = page;
  const origin = parent === page ? null : (readUrl(page.document.referrer)?.origin ?? null);
  if (origin === null) return null;
  return bridgeOf(
    page,
    (message) => parent.postMessage(message, origin),
    (event) => event.source === parent && event.origin === origin,
  );
}

function bridgeOf(page: Window, post: (message: object) => void, isHost: (event: MessageEvent) => boolean): HostApp {
  return {
    pay: (transactionId, data) => post({ type: 'livery-pay', transactionId, data }),
    onAnswer(hear, signal) {
      const onMessage = (event: MessageEvent) => {
        const answer = isHost(event) ? readAnswer(event.data) : null;
        if (answer !== null) hear(answer);
      };
      page.addEventListener('message', onMessage, { signal });
    },
  };
}

/** A native bridge speaks in text, a page in values. */
function readAnswer(data: unknown): string | null {
  const value = typeof data === 'string' ? parse(data) : data;
  if (!isRecord(value) || value['type'] !== 'livery-pay-result') return null;
  return typeof value['transactionId'] === 'string' ? value['transactionId'] : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
