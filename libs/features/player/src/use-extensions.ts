import type { Player } from '@livery/player-core';
import { tableOf } from '@livery/widgets/capabilities';
import type { MakeExtension } from '@livery/widgets/player-extension';
import { useServices, type Services } from '@livery/widgets/services';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** Asks for their code in the order in which the viewer waits for it. What does not come costs itself. */
async function fetchExtensions({ capabilities }: Services): Promise<readonly Promise<MakeExtension | null>[]> {
  const list = await capabilities();
  const tables = [tableOf(list, 'startExtensions'), tableOf(list, 'playerExtensions')];
  return tables
    .flatMap((table) => Object.values(table))
    .map((load) =>
      load().then(
        ({ default: make }) => make,
        () => null,
      ),
    );
}

/** Lets the extensions of the site's capabilities work beside the picture. They are asked for before there is a player: its engine is large, and comes after them on the line. */
export function useExtensions(player: Player | null): void {
  const services = useServices();
  const dispatch = useDispatch();
  const [extensions] = useState(() => fetchExtensions(services));
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    const { signal } = stop;
    void extensions.then((list) => {
      for (const loaded of list)
        void loaded
          .then((make) => {
            const extension = signal.aborted ? null : make?.({ services, dispatch });
            if (extension) player.use(extension, { signal });
          })
          .catch(() => undefined);
    });
    return () => stop.abort();
  }, [player, extensions, services, dispatch]);
}
