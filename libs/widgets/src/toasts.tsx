import { ToastStack, type ToastMessage } from '@livery/ui-kit/feedback';
import { randomId } from '@livery/platform/ids';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';

type Say = (text: string, tone?: ToastMessage['tone']) => void;

const ToastsContext = createContext<Say | null>(null);

/** Short messages at the foot of the window. BOOT-029 */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const say = useCallback<Say>((text, tone = 'info') => {
    // The same sentence twice is one sentence, said anew.
    setMessages((shown) => [...shown.filter((message) => message.text !== text), { id: randomId(), text, tone }]);
  }, []);
  const dismiss = useCallback((id: string) => setMessages((shown) => shown.filter((message) => message.id !== id)), []);
  return (
    <ToastsContext value={say}>
      {children}
      <ToastStack messages={messages} onDismiss={dismiss} />
    </ToastsContext>
  );
}

/** Says a sentence that needs no answer. */
export function useToast(): Say {
  const say = use(ToastsContext);
  if (!say) throw new Error('useToast() needs the <ToastsProvider> of the shell above it.');
  return say;
}
