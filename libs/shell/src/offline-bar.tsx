import { useT } from '@livery/i18n/react';
import { OfflineNotice } from '@livery/ui-kit/states';
import { useOverlayTurn } from '@livery/widgets/overlay-queue';
import { useOnline } from '@livery/widgets/services';
import { useEffect, useRef, useState } from 'react';

/** How long the good news stays. */
const BACK_FOR_MS = 3_000;

type Connection = 'online' | 'away' | 'back';

function useConnection(): Connection {
  const online = useOnline();
  const [justBack, setJustBack] = useState(false);
  const wasAway = useRef(false);
  useEffect(() => {
    if (!online) {
      wasAway.current = true;
      return;
    }
    if (!wasAway.current) return;
    wasAway.current = false;
    setJustBack(true);
    const timer = setTimeout(() => setJustBack(false), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return 'away';
  return justBack ? 'back' : 'online';
}

/** Says when the service cannot be reached, whose fault it is as far as the browser knows, and when it is back. */
export function OfflineBar() {
  const t = useT();
  const connection = useConnection();
  const isSeen = useOverlayTurn('connection', connection !== 'online');
  if (connection === 'online' || !isSeen) return <OfflineNotice message={null} />;
  if (connection === 'back') return <OfflineNotice message={{ title: t('offline_back'), tone: 'back' }} />;
  return navigator.onLine ? (
    <OfflineNotice message={{ title: t('server_away_title'), text: t('server_away_text'), tone: 'away' }} />
  ) : (
    <OfflineNotice message={{ title: t('offline_title'), text: t('offline_text'), tone: 'away' }} />
  );
}
