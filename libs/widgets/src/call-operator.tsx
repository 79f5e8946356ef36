import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { useSelector } from 'react-redux';
import { useBrand } from './services.tsx';
import { supportContacts, telephone } from './support.ts';

/**
 * Whoever sells what cannot be bought here is called; nothing where nobody's number is known. BRAND-001
 * @param words what the call is for, where nothing is to be bought
 */
export function CallOperator({
  kind = 'primary',
  wide = false,
  words,
}: {
  readonly kind?: 'primary' | 'secondary';
  readonly wide?: boolean;
  readonly words?: (phone: string) => string;
}) {
  const t = useT();
  const landing = sessionNetwork(useSelector(selectSession))?.provider?.landing;
  const { phone } = supportContacts(landing, useBrand().support);
  return (
    phone && (
      <Button kind={kind} wide={wide} href={telephone(phone)}>
        {words ? words(phone) : t('channel_call_operator', { phone })}
      </Button>
    )
  );
}
