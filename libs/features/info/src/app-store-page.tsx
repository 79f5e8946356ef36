import { useT } from '@livery/i18n/react';
import { ReadingPage } from '@livery/ui-kit/reading';
import { PageTitle } from '@livery/widgets/page-title';
import { useBrand, useServices } from '@livery/widgets/services';
import { useEffect } from 'react';
import { AppStores } from './app/app-stores.tsx';
import { ownStore } from './app/stores.ts';

const leave = (address: string) => location.replace(address);

/** Leads a phone to its own store; a computer is shown all of them. NAV-037 */
export default function AppStorePage({ go = leave }: { go?: (address: string) => void }) {
  const t = useT();
  const { stores } = useBrand();
  const { os } = useServices().environment;
  const store = ownStore(stores, { os, userAgent: navigator.userAgent });
  useEffect(() => {
    if (store) go(store);
  }, [store, go]);
  return (
    <>
      <PageTitle title={t('app_store_title')} />
      <ReadingPage title={t('app_store_title')} lead={t('app_store_lead')}>
        <AppStores />
      </ReadingPage>
    </>
  );
}
