import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Text } from '@livery/ui-kit/text';
import { useBrand } from '@livery/widgets/services';
import { supportContacts, telephone } from '@livery/widgets/support';
import { useSelector } from 'react-redux';

/** This site does not take the money itself: whoever sells the packet is called. BRAND-001 */
export function CallOperator() {
  const t = useT();
  const landing = sessionNetwork(useSelector(selectSession))?.provider?.landing;
  const { phone } = supportContacts(landing, useBrand().support);
  return (
    <>
      <Text>{t('purchase_not_here')}</Text>
      {phone && (
        <Button kind="primary" wide href={telephone(phone)}>
          {t('channel_call_operator', { phone })}
        </Button>
      )}
    </>
  );
}
