import { platformApi } from '@livery/api-client/platform';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { helpIcon } from '@livery/ui-kit/icons';
import { useBrand } from '@livery/widgets/services';
import { supportAddress } from '@livery/widgets/support';

/** The way to the support of the provider; nothing where there is none. NAV-133 */
export function SupportButton() {
  const t = useT();
  const { providerShortname, support } = useBrand();
  const { data } = platformApi.useGetNetworkQuery({ provider: providerShortname });
  const address = supportAddress(data?.provider?.landing, support);
  return (
    address && (
      <p>
        <Button icon={helpIcon} href={address}>
          {t('instructions_support')}
        </Button>
      </p>
    )
  );
}
