import { channelsApi } from '@livery/api-client/channels';
import { visibleRow } from '@livery/domain/profiles';
import { type RowOfPage, RowWaits, WholeRow } from './row-section.tsx';

/** A row with what a child may see of it, whatever the server has sent. PROF-028, CHAN-060 */
export default function ChildRow({ row, ...place }: RowOfPage) {
  const { data, isLoading } = channelsApi.useGetChannelCategoriesQuery();
  // Which channels are for children is known in a moment.
  if (isLoading) return <RowWaits row={row} {...place} />;
  return <WholeRow row={visibleRow(row, 'child', data?.categories ?? null)} {...place} />;
}
