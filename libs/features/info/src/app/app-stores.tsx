import { useT } from '@livery/i18n/react';
import { phoneIcon, tvIcon } from '@livery/ui-kit/icons';
import { StoreList } from '@livery/ui-kit/reading';
import { useBrand } from '@livery/widgets/services';
import { storesOf } from './stores.ts';

const ICONS = { phone: phoneIcon, tv: tvIcon };

/** All stores that the brand is in. */
export function AppStores() {
  const t = useT();
  const stores = storesOf(useBrand().stores);
  return (
    <StoreList
      label={t('app_store_title')}
      stores={stores.map(({ id, name, devices, kind, href }) => ({
        id,
        name,
        devices: t(devices),
        icon: ICONS[kind],
        href,
      }))}
    />
  );
}
