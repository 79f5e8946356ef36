import { useEffect, useEffectEvent } from 'react';
import { useOnline } from './services.tsx';

/** Does it when the connection comes back. Only that asks again: an answer that fails does not, or it would ask for ever. */
export function useOnlineAgain(act: () => unknown): void {
  const online = useOnline();
  const again = useEffectEvent(act);
  useEffect(() => {
    if (online) again();
  }, [online]);
}
