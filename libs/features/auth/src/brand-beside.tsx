import { useT } from '@livery/i18n/react';
import { BrandAside } from '@livery/ui-kit/sign-in';

/** The brand in its own words beside the sign-in, and what signing in is good for. */
export function BrandBeside() {
  const t = useT();
  return (
    <BrandAside
      voice={t('sign_in_voice')}
      reasons={[t('sign_in_reason_price'), t('sign_in_reason_devices'), t('sign_in_reason_leave')]}
    />
  );
}
