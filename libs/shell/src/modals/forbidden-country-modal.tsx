import { wordsOfServer } from '@livery/contract/errors';
import { isEmbedded } from '@livery/domain/embedded';
import { countryName } from '@livery/i18n/country-name';
import { useLanguage, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';

/** The status of every answer that leads here. */
const FORBIDDEN = 403;

/** Why nothing can be shown here, with what support will ask for. There is nothing to close it for. BOOT-015, API-078, API-087 */
export default function ForbiddenCountryModal({
  request,
  open,
  onClose,
}: ModalProps<ModalRequests['forbidden_country']>) {
  const t = useT();
  const { language } = useLanguage();
  const { message, country, ipAddress } = request;
  return (
    <Dialog
      open={open}
      title={t('region_title')}
      hideClose
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          onClick={() => location.assign(isEmbedded(location.pathname) ? location.pathname + location.search : '/')}
        >
          {t('action_retry')}
        </Button>
      }
    >
      <Text>{wordsOfServer({ status: FORBIDDEN, message }) || t('warning_unsupported_region')}</Text>
      {country && <Text>{t('region_country', { country: countryName(country, language) })}</Text>}
      {ipAddress && <Text numeric>{t('region_address', { address: ipAddress })}</Text>}
      <Text tone="muted">{t('region_hint')}</Text>
    </Dialog>
  );
}
