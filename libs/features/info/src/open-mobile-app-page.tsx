import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { StatePage } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { PageHead } from '@livery/widgets/page-head';
import { useBrand, useServices } from '@livery/widgets/services';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { openApp } from './app/open-app.ts';
import { ownStore } from './app/stores.ts';

const leave = (address: string) => location.assign(address);

/** Opens the native application, or its store. Where there is none for this device, the stores are shown. NAV-042 */
export default function OpenMobileAppPage({ go = leave }: { go?: (address: string) => void }) {
  const t = useT();
  const { appLink, stores } = useBrand();
  const { os } = useServices().environment;
  const isPhone = os.name === 'iOS' || os.name === 'Android';
  const store = ownStore(stores, { os, userAgent: navigator.userAgent });
  const link = isPhone ? appLink : undefined;
  useEffect(() => {
    if (!link) return;
    const life = new AbortController();
    openApp({ appLink: link, store, osName: os.name, go, signal: life.signal });
    return () => life.abort();
  }, [link, store, os.name, go]);

  if (!link) return <Navigate to="/app_store" replace />;
  return (
    <>
      <PageHead title={t('app_open_title')} isPrivate />
      <StatePage
        title={t('app_open_title')}
        actions={
          <>
            <Button kind="primary" onClick={() => go(link)}>
              {t('app_open_now')}
            </Button>
            <Button href={addresses.home()}>{t('app_stay')}</Button>
          </>
        }
      >
        {store ? t('app_open_text') : undefined}
      </StatePage>
    </>
  );
}
