import { catalogueApi } from '@livery/api-client/catalogue';
import type { PageParts } from '@livery/widgets/page-part';
import { useServices } from '@livery/widgets/services';
import { RowSection } from './row-section.tsx';
import { pageSize } from './use-row-pages.ts';

/** Below everything else of its page: drawn when the viewer comes near. */
const BELOW = 9;

/** A row on a page of something else; nothing until it is there. */
export default function LinkedRow({ slug }: PageParts['linkedRow']) {
  const { prerender } = useServices().environment;
  // The server's own default is relied on nowhere. ROWS-016
  const { data: row } = catalogueApi.useGetRowQuery({ id: slug, limit: pageSize(undefined, prerender) });
  return row && <RowSection row={row} index={BELOW} />;
}
