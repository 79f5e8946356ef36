import { type RefObject, useEffect, useRef } from 'react';

/** What the page in this very frame says, and only while it is the bank's: a message of another window, of a frame in it, or of another site is not heard. */
export function useBankMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: ((data: unknown) => void) | undefined,
): void {
  const heard = useRef(onMessage);
  useEffect(() => {
    heard.current = onMessage;
  });
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const own = frame.current?.contentWindow;
      if (!own || event.source !== own || event.origin !== origin) return;
      heard.current?.(event.data);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, origin]);
}
