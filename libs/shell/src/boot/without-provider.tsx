import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { StatePage } from '@livery/ui-kit/states';
import { useEffect } from 'react';

/** Long enough to read the message twice. BOOT-003 */
export const READING_MS = 10_000;

/**
 * The network belongs to nobody we know. The page goes back to where the viewer came from, by itself once the message was read; a page that
 * nothing was before stays. BOOT-002, BOOT-003
 */
export default function WithoutProvider() {
  const t = useT();
  const cameFromSomewhere = history.length > 1;
  useEffect(() => {
    if (!cameFromSomewhere) return;
    const timer = setTimeout(() => history.back(), READING_MS);
    return () => clearTimeout(timer);
  }, [cameFromSomewhere]);

  return (
    <StatePage
      title={t('warning_no_provider_title')}
      size="full"
      role="alert"
      actions={
        <>
          {cameFromSomewhere && (
            <Button kind="primary" onClick={() => history.back()}>
              {t('action_back')}
            </Button>
          )}
          <Button kind={cameFromSomewhere ? 'secondary' : 'primary'} onClick={() => location.reload()}>
            {t('action_reload')}
          </Button>
        </>
      }
    >
      {cameFromSomewhere ? `${t('warning_no_provider')} ${t('warning_no_provider_back')}` : t('warning_no_provider')}
    </StatePage>
  );
}
