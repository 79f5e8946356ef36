import { Button } from '@livery/ui-kit/actions';
import { ToastStack, type ToastMessage } from '@livery/ui-kit/feedback';
import { randomId } from '@livery/platform/ids';
import { useOverlayTurn } from './overlay-queue.ts';
import { useServices } from './services.tsx';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

/** What can be done about what is said, as long as it is said. */
export interface ToastOffer {
  readonly label: string;
  readonly onTaken: () => void;
}
type Say = (text: string, tone?: ToastMessage['tone'], offer?: ToastOffer) => void;

/** Whoever may undo something has time to read and to press. */
const OFFER_MS = 8_000;

const ToastsContext = createContext<Say | null>(null);

/** Short messages at the foot of the window. BOOT-029 */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const { events } = useServices();
  useOverlayTurn('message', messages.length > 0);
  useEffect(() => {
    const stop = new AbortController();
    // What is offered is of whoever did it: somebody else would undo it in their own name. PROF-026
    const keepWords = (shown: readonly ToastMessage[]) => shown.filter(({ action }) => !action);
    events.on('viewer', ({ changed }) => changed && setMessages(keepWords), stop.signal);
    return () => stop.abort();
  }, [events]);
  const dismiss = useCallback((id: string) => setMessages((shown) => shown.filter((message) => message.id !== id)), []);
  const say = useCallback<Say>(
    (text, tone = 'info', offer) => {
      const id = randomId();
      const take = () => {
        dismiss(id);
        offer?.onTaken();
      };
      const offered = offer && { durationMs: OFFER_MS, action: <Button onClick={take}>{offer.label}</Button> };
      // The same sentence twice is one sentence, said anew.
      setMessages((shown) => [...shown.filter((message) => message.text !== text), { id, text, tone, ...offered }]);
    },
    [dismiss],
  );
  return (
    <ToastsContext value={say}>
      {children}
      <ToastStack messages={messages} onDismiss={dismiss} />
    </ToastsContext>
  );
}

/** Says a sentence that needs no answer; one with an offer may have one. */
export function useToast(): Say {
  const say = use(ToastsContext);
  if (!say) throw new Error('useToast() needs <ToastsProvider>');
  return say;
}
