import { catalogueApi } from '@livery/api-client/catalogue';
import { useT } from '@livery/i18n/react';
import { SectionBar } from '@livery/ui-kit/frame';
import { addresses } from '@livery/widgets/addresses';
import type { SiteMenuItem } from './menu.ts';

/** The genres of a catalogue, in one line above the page: the phone's way into it. NAV-109 */
export default function CatalogueParts({ catalogue, pathname }: { catalogue: SiteMenuItem; pathname: string }) {
  const t = useT();
  const { data } = catalogueApi.useGetGenresQuery();
  const parts = (data?.genres ?? []).flatMap(({ name, parentId, rowSlug }) =>
    rowSlug && parentId === undefined
      ? [{ id: rowSlug, label: name, href: addresses.category(catalogue.slug, rowSlug) }]
      : [],
  );
  if (parts.length === 0) return null;
  const whole = { id: catalogue.id, label: t('catalogue_whole'), href: catalogue.href };
  const current = [whole, ...parts].find(({ href }) => href === pathname);
  return <SectionBar label={t('catalogue_parts')} items={[whole, ...parts]} currentId={current?.id} />;
}
