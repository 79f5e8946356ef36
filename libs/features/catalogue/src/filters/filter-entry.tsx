import { catalogueApi } from '@livery/api-client/catalogue';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { filterIcon } from '@livery/ui-kit/icons';
import { addresses, bareSlug } from '@livery/widgets/addresses';
import type { PageParts } from '@livery/widgets/page-part';
import styled from 'styled-components';

/** On the line that rows begin at. */
const Place = styled.div`
  padding: var(--space-4) var(--page-margin) 0;
`;

/** The way from a catalogue to its page of filters, which no menu shows. ROWS-085 */
export default function FilterEntry({ catalogSlug }: PageParts['filterEntry']) {
  const t = useT();
  const { data } = catalogueApi.useGetMenuQuery();
  const page = data?.rowsets.find(
    ({ template, slug }) => template === 'group.catalog.search' && bareSlug(slug).startsWith(catalogSlug),
  );
  if (!page) return null;
  return (
    <Place>
      <Button kind="secondary" size="small" icon={filterIcon} href={addresses.rowset(page)}>
        {t('filters_entry')}
      </Button>
    </Place>
  );
}
