import type { ApiError } from '@livery/api-client';
import { channelsApi } from '@livery/api-client/channels';
import type { Row } from '@livery/contract/catalogue/entities';
import { activeRole, visibleRow } from '@livery/domain/profiles';
import type { SerializedError } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

interface VisibleRows {
  readonly rows: readonly Row[];
  readonly isComing: boolean;
  /** Why it is not known which channels may be seen. */
  readonly error: ApiError | SerializedError | null;
  readonly retry: () => void;
}

/** Rows with what the profile that watches may see of them, whatever the server has sent. Which channels are for children is asked for a child only. PROF-028, CHAN-060 */
export function useVisibleRows(rows: readonly Row[]): VisibleRows {
  const role = useSelector(activeRole);
  const { data, isLoading, error, refetch } = channelsApi.useGetChannelCategoriesQuery(undefined, {
    skip: role === 'adult',
  });
  const categories = data?.categories ?? null;
  const visible = useMemo(() => rows.map((row) => visibleRow(row, role, categories)), [rows, role, categories]);
  // Of films and persons a child's own age decides: only channels wait for their categories.
  const isMissing = categories === null && role !== 'adult' && rows.some(({ channels }) => channels.length > 0);
  return {
    rows: visible,
    isComing: isLoading,
    error: isMissing ? (error ?? null) : null,
    retry: () => isMissing && void refetch(),
  };
}
