import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { ReadingPage } from '@livery/ui-kit/reading';
import { EmptyState } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { PageHead } from '@livery/widgets/page-head';
import { useBrand, useServices } from '@livery/widgets/services';
import { useEffect } from 'react';
import { AppStores } from './app/app-stores.tsx';
import { ownStore, storesOf } from './app/stores.ts';

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
  if (storesOf(stores).length === 0) {
    return (
      <>
        <PageHead title={t('app_store_title')} />
        <EmptyState
          title={t('app_store_title')}
          text={t('app_store_none')}
          size="page"
          level={1}
          action={
            <Button kind="primary" href={addresses.home()}>
              {t('action_home')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('app_store_title')} />
      <ReadingPage title={t('app_store_title')} lead={t('app_store_lead')}>
        <AppStores />
      </ReadingPage>
    </>
  );
}
