import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnline } from './services.tsx';

/**
 * Does it when the connection comes back. Only that asks again: an answer that fails does not, nor does the drawing of its failure, or it would ask
 * for ever.
 */
export function useOnlineAgain(act: () => unknown): void {
  const online = useOnline();
  const again = useEffectEvent(act);
  const wasOnline = useRef(online);
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (isBack) again();
  }, [online]);
}
