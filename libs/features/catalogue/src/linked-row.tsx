import { catalogueApi } from '@livery/api-client/catalogue';
import type { PageParts } from '@livery/widgets/page-part';
import { RowSection } from './row-section.tsx';

/** Below everything else of its page: drawn when the viewer comes near. */
const BELOW = 9;

/** A row on a page of something else; nothing until it is there. */
export default function LinkedRow({ slug }: PageParts['linkedRow']) {
  const { data: row } = catalogueApi.useGetRowQuery({ id: slug });
  return row && <RowSection row={row} index={BELOW} />;
}
