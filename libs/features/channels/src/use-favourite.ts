import { channelsApi } from '@livery/api-client/channels';
import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { useFavouriteState, type Favourite } from '@livery/widgets/use-favourite-state';

/** Whether a channel is a favourite, and the way to change that. CHAN-076 */
export const useFavourite = ({ id, isFavored }: ViewerChannel): Favourite =>
  useFavouriteState('channelId', id, isFavored);

interface FavouriteProgramme extends Favourite {
  readonly programmeId: number;
  /** Whether it is one is not known yet. */
  readonly isComing: boolean;
}

/** The same for a programme, as far as the server knows it by itself; null for what is only a line of the schedule. CHAN-041 */
export function useFavouriteProgramme(entry: ScheduleEntry | null): FavouriteProgramme | null {
  const id = entry?.program?.id;
  const { currentData: programme, isError } = channelsApi.useGetProgrammeQuery(
    { id: id ?? 0 },
    { skip: id === undefined },
  );
  const favourite = useFavouriteState('programId', programme?.id ?? 0, programme?.isFavored ?? false);
  if (id === undefined || isError) return null;
  return { ...favourite, programmeId: id, isComing: programme === undefined };
}
