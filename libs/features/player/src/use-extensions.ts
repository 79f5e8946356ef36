import type { Player } from '@livery/player-core';
import { tableOf } from '@livery/widgets/capabilities';
import { useServices } from '@livery/widgets/services';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Lets the extensions of the site's capabilities work beside the picture. One whose code does not come costs itself. */
export function useExtensions(player: Player | null): void {
  const services = useServices();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    const { signal } = stop;
    void services.capabilities().then((list) => {
      for (const load of Object.values(tableOf(list, 'playerExtensions')))
        void load()
          .then(({ default: make }) => {
            const extension = signal.aborted ? null : make({ services, dispatch });
            if (extension) player.use(extension, { signal });
          })
          .catch(() => undefined);
    });
    return () => stop.abort();
  }, [player, services, dispatch]);
}
