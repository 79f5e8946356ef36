import { isEmbedded } from '@livery/domain/embedded';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { FootQuestion } from '@livery/ui-kit/states';
import { useOverlayTurn } from '@livery/widgets/overlay-queue';
import { useBrand, useServices } from '@livery/widgets/services';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ownStore } from './stores.ts';

/** The page that opens the application. NAV-042 */
const OPENING = '/open_mobile_app';
const SYSTEMS: ReadonlySet<string> = new Set(['iOS', 'Android']);

/** On a phone: go on in the native application, or stay, which is kept until the storage is cleared. NTF-038, NTF-039 */
export default function AppOffer() {
  const t = useT();
  const { stores } = useBrand();
  const { environment, storage } = useServices();
  const { host, os } = environment;
  const { pathname } = useLocation();
  const [isAnswered, setAnswered] = useState(() => storage.get(STORED.skipApp) !== null);
  const isPlace = !isEmbedded(pathname) && pathname !== OPENING;
  const isAsked = !isAnswered && isPlace && host === 'browser' && SYSTEMS.has(os.name);
  const isSeen = useOverlayTurn('notice', isAsked);
  if (!isAsked) return null;
  const stay = () => {
    storage.set(STORED.skipApp, '1');
    setAnswered(true);
  };
  const store = ownStore(stores, { os, userAgent: navigator.userAgent });
  return (
    <FootQuestion label={t('app_open_now')} text={t(store ? 'app_open_text' : 'app_store_lead')} gaveWay={!isSeen}>
      <Button size="small" onClick={stay}>
        {t('app_stay')}
      </Button>
      <Button size="small" href={OPENING} onClick={() => setAnswered(true)}>
        {t('app_open_now')}
      </Button>
    </FootQuestion>
  );
}
