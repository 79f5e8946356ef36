import { useEffect, useEffectEvent } from 'react';

/** A browser that reads the code out of the message, with the viewer's leave. */
interface MessageReader {
  get(options: { otp: { transport: ['sms'] }; signal: AbortSignal }): Promise<{ code?: string } | null>;
}

/** The browser's reader of messages; null where there is none. */
const readerHere = (): MessageReader | null =>
  'OTPCredential' in globalThis ? (navigator.credentials as unknown as MessageReader) : null;

/** Offers the code of the message that comes while this step is there. Whoever says no types it. AUTH-015 */
export function useMessageCode(isExpected: boolean, onCode: (code: string) => void): void {
  const send = useEffectEvent(onCode);
  useEffect(() => {
    const reader = isExpected ? readerHere() : null;
    if (!reader) return;
    const step = new AbortController();
    reader.get({ otp: { transport: ['sms'] }, signal: step.signal }).then(
      (message) => {
        if (message?.code && !step.signal.aborted) send(message.code);
      },
      // Refused, timed out, or the step is over: the field is there.
      () => {},
    );
    return () => step.abort();
  }, [isExpected]);
}
