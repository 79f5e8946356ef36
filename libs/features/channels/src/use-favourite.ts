import { favoritesApi } from '@livery/api-client/favorites';
import type { ViewerChannel } from '@livery/domain/channels';
import { useSayProblem } from '@livery/widgets/load-problem';
import { useState } from 'react';

/** Whether a channel is a favourite, and the way to change that. The mark follows the press, not the server. CHAN-076 */
export function useFavourite({ id, isFavored }: ViewerChannel): { isFavoured: boolean; toggle: () => void } {
  const sayProblem = useSayProblem();
  const [add] = favoritesApi.useAddFavoriteMutation();
  const [remove] = favoritesApi.useRemoveFavoriteMutation();
  const [find] = favoritesApi.useLazyGetFavoritesQuery();
  /** What was pressed, until the list says the same. */
  const [pressed, setPressed] = useState<{ id: number; to: boolean; from: boolean } | null>(null);
  const stands = pressed?.id === id && pressed.from === isFavored ? pressed.to : isFavored;

  async function change(to: boolean) {
    setPressed({ id, to, from: isFavored });
    try {
      if (to) await add({ channelId: id }).unwrap();
      else {
        const { favorites } = await find({ channelId: id }).unwrap();
        await Promise.all(favorites.map((favourite) => remove({ id: favourite.id }).unwrap()));
      }
    } catch (error) {
      setPressed(null);
      sayProblem(error, 'viewer');
    }
  }
  return { isFavoured: stands, toggle: () => void change(!stands) };
}
