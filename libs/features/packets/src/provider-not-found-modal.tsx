import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useBrand } from '@livery/widgets/services';
import { supportContacts, telephone } from '@livery/widgets/support';
import { useSelector } from 'react-redux';

/** Only the provider itself can give this packet: whom to ask. SUBS-030, BRAND-003 */
export default function ProviderNotFoundModal({ open, onClose }: ModalProps<ModalRequests['provider_not_found']>) {
  const t = useT();
  const provider = sessionNetwork(useSelector(selectSession))?.provider;
  const { phone, email, url } = supportContacts(provider?.landing, useBrand().support);
  const ways = [
    phone && { href: telephone(phone), text: phone },
    email && { href: `mailto:${email}`, text: email },
    url && { href: url, text: t('account_help') },
  ].filter((way) => way !== undefined && way !== '');
  return (
    <Dialog
      open={open}
      title={t('provider_not_found_title')}
      onClose={onClose}
      actions={ways.map(({ href, text }, index) => (
        <Button key={href} kind={index === 0 ? 'primary' : 'secondary'} href={href}>
          {text}
        </Button>
      ))}
    >
      <Text>{t('provider_not_found_text', { provider: provider?.name ?? '' })}</Text>
    </Dialog>
  );
}
