import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { useSelector } from 'react-redux';
import { useBrand } from './services.tsx';
import { supportContacts, telephone } from './support.ts';

/** Whoever sells what cannot be bought here is called; nothing where nobody's number is known. BRAND-001 */
export function CallOperator({ kind = 'primary' }: { readonly kind?: 'primary' | 'secondary' }) {
  const t = useT();
  const landing = sessionNetwork(useSelector(selectSession))?.provider?.landing;
  const { phone } = supportContacts(landing, useBrand().support);
  return (
    phone && (
      <Button kind={kind} href={telephone(phone)}>
        {t('channel_call_operator', { phone })}
      </Button>
    )
  );
}
