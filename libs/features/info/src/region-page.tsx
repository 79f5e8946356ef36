import { forbiddenCountry, selectSession } from '@livery/domain/session';
import { countryName } from '@livery/i18n/country-name';
import { useLanguage, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { StatePage } from '@livery/ui-kit/states';
import { Text } from '@livery/ui-kit/text';
import { PageTitle } from '@livery/widgets/page-title';
import { useSelector } from 'react-redux';

/** Where the service does not broadcast. Opened by its address it says the same without country and address. NAV-129 */
export default function RegionPage() {
  const t = useT();
  const { language } = useLanguage();
  const forbidden = forbiddenCountry(useSelector(selectSession));
  return (
    <>
      <PageTitle title={t('region_title')} />
      <StatePage
        title={t('region_title')}
        size="full"
        actions={
          <Button kind="primary" onClick={() => location.assign('/')}>
            {t('action_retry')}
          </Button>
        }
      >
        <Text size="large">{t('warning_unsupported_region')}</Text>
        {forbidden?.country && (
          <Text>{t('region_country', { country: countryName(forbidden.country, language) })}</Text>
        )}
        {forbidden?.ipAddress && <Text numeric>{t('region_address', { address: forbidden.ipAddress })}</Text>}
      </StatePage>
    </>
  );
}
