import { channelsApi } from '@livery/api-client/channels';
import type { Row } from '@livery/contract/catalogue/entities';
import { activeRole, visibleRow } from '@livery/domain/profiles';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/** Rows with what the profile that watches may see of them, whatever the server has sent. Which channels are for children is asked for a child only. PROF-028, CHAN-060 */
export function useVisibleRows(rows: readonly Row[]): { readonly rows: readonly Row[]; readonly isComing: boolean } {
  const role = useSelector(activeRole);
  const { data, isLoading } = channelsApi.useGetChannelCategoriesQuery(undefined, { skip: role === 'adult' });
  const categories = data?.categories ?? null;
  const visible = useMemo(() => rows.map((row) => visibleRow(row, role, categories)), [rows, role, categories]);
  return { rows: visible, isComing: isLoading };
}
