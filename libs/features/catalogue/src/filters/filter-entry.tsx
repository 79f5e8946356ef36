import { catalogueApi } from '@livery/api-client/catalogue';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import type { PageParts } from '@livery/widgets/page-part';

/** The way from a catalogue to its page of filters, which no menu shows. ROWS-085 */
export default function FilterEntry({ catalogSlug }: PageParts['filterEntry']) {
  const t = useT();
  const { data } = catalogueApi.useGetMenuQuery();
  const page = data?.rowsets.find(
    ({ template, slug }) => template === 'group.catalog.search' && slug?.startsWith(catalogSlug),
  );
  if (!page) return null;
  return (
    <Button kind="secondary" size="small" href={addresses.rowset(page)}>
      {t('filters_entry')}
    </Button>
  );
}
