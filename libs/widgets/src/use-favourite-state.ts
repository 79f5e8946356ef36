import { favoritesApi } from '@livery/api-client/favorites';
import { isSettled, selectSession, sessionKind } from '@livery/domain/session';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSayProblem } from './say-problem.ts';
import { useToSignIn } from './to-sign-in.ts';

export interface Favourite {
  isFavoured: boolean;
  toggle: () => void;
}
/** What can be a favourite, as its calls name it. CONT-079 */
export type FavouriteKind = 'channelId' | 'programId' | 'personId' | 'contentId';

/** Whether something is a favourite, and the way to change that: the mark follows the press, not the server. CONT-080, CONT-082 */
export function useFavouriteState(kind: FavouriteKind, id: number, isFavored: boolean): Favourite {
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

  /** Each press waits for the one before: the last one is what stays. */
  const sent = useRef(Promise.resolve());

  async function change(to: boolean) {
    // Nobody's favourites are kept; after signing in it is marked, as it was wanted. AUTH-045
    if (isNobody && !(await toSignIn())) return;
    const press = { id, to, from: isFavored };
    setPressed(press);
    sent.current = sent.current
      .then(() => send(to))
      .catch((error) => {
        setPressed((now) => (now === press ? null : now));
        sayProblem(error, 'viewer');
      });
  }
  async function send(to: boolean) {
    if (to) return void (await add({ [kind]: id }).unwrap());
    const { favorites } = await find({ [kind]: id }).unwrap();
    await Promise.all(favorites.map((favourite) => remove({ id: favourite.id }).unwrap()));
  }
  return { isFavoured: stands, toggle: () => void change(!stands) };
}
