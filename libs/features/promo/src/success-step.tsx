import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PromoConfirmation } from '@livery/ui-kit/promo';
import { usePromo } from './use-promo.ts';

/** PROMO-022, PROMO-031, PROMO-032 */
export function SuccessStep({ reload = () => location.reload() }: { readonly reload?: (() => void) | undefined }) {
  const t = useT();
  const { proceed } = usePromo();
  return (
    <PromoConfirmation
      title={t('promo_done_title')}
      text={<span role="status">{t('promo_done_text')}</span>}
      actions={
        <Button
          kind="primary"
          onClick={() => {
            proceed();
            reload();
          }}
        >
          {t('promo_proceed')}
        </Button>
      }
    />
  );
}
