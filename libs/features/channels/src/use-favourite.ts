import { channelsApi } from '@livery/api-client/channels';
import { favoritesApi } from '@livery/api-client/favorites';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { isSettled, selectSession, sessionKind } from '@livery/domain/session';
import { useSayProblem } from '@livery/widgets/load-problem';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useState } from 'react';
import { useSelector } from 'react-redux';

export interface Favourite {
  isFavoured: boolean;
  toggle: () => void;
}
type Kind = 'channelId' | 'programId';

/** Whether a channel is a favourite, and the way to change that. CHAN-076 */
export const useFavourite = ({ id, isFavored }: ViewerChannel): Favourite => useMark('channelId', id, isFavored);

/** The same for a programme, as far as the server knows it by itself; null for what is only a line of the schedule. CHAN-041 */
export function useFavouriteProgramme(entry: ScheduleEntry | null): Favourite | null {
  const id = entry?.program?.id;
  const { currentData: programme } = channelsApi.useGetProgrammeQuery({ id: id ?? 0 }, { skip: id === undefined });
  const favourite = useMark('programId', programme?.id ?? 0, programme?.isFavored ?? false);
  return programme ? favourite : null;
}

/** The mark follows the press, not the server. */
function useMark(kind: Kind, id: number, isFavored: boolean): Favourite {
  const sayProblem = useSayProblem();
  const toSignIn = useToSignIn();
  const viewer = useSelector(selectSession);
  const isNobody = isSettled(viewer) && sessionKind(viewer) !== 'loggedIn';
  const [add] = favoritesApi.useAddFavoriteMutation();
  const [remove] = favoritesApi.useRemoveFavoriteMutation();
  const [find] = favoritesApi.useLazyGetFavoritesQuery();
  /** What was pressed, until the list says the same. */
  const [pressed, setPressed] = useState<{ id: number; to: boolean; from: boolean } | null>(null);
  const stands = pressed?.id === id && pressed.from === isFavored ? pressed.to : isFavored;

  async function change(to: boolean) {
    // Nobody's favourites are kept; after signing in it is marked, as it was wanted. AUTH-045
    if (isNobody && !(await toSignIn())) return;
    setPressed({ id, to, from: isFavored });
    try {
      if (to) await add({ [kind]: id }).unwrap();
      else {
        const { favorites } = await find({ [kind]: id }).unwrap();
        await Promise.all(favorites.map((favourite) => remove({ id: favourite.id }).unwrap()));
      }
    } catch (error) {
      setPressed(null);
      sayProblem(error, 'viewer');
    }
  }
  return { isFavoured: stands, toggle: () => void change(!stands) };
}
