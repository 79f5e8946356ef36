import { forbiddenCountry, selectSession } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { StatePage } from '@livery/ui-kit/states';
import { Text } from '@livery/ui-kit/text';
import { PageHead } from '@livery/widgets/page-head';
import { useSelector } from 'react-redux';

/** Where the service does not broadcast. Where the start found that out a modal says it, with country and address, over an empty scene. NAV-129, BOOT-015 */
export default function RegionPage() {
  const t = useT();
  return (
    <>
      <PageHead title={t('region_title')} isPrivate />
      <StatePage
        title={t('region_title')}
        size="full"
        isSaidAbove={forbiddenCountry(useSelector(selectSession)) !== null}
        actions={
          <Button kind="primary" onClick={() => location.assign('/')}>
            {t('action_retry')}
          </Button>
        }
      >
        <Text size="large">{t('warning_unsupported_region')}</Text>
      </StatePage>
    </>
  );
}
