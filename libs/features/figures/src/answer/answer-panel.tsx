import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { FootQuestion } from '@livery/ui-kit/states';
import { useValue } from '@livery/value/react';
import { useService } from '@livery/widgets/services';
import { consent } from '@livery/widgets/consent';

/** Asks whether figures may be collected. Both answers are one press away and look alike; the page can be used meanwhile. */
export default function AnswerPanel() {
  const t = useT();
  const answer = useService(consent);
  if (useValue(answer) !== 'unanswered') return null;
  return (
    <FootQuestion label={t('figures_title')} text={t('figures_text')}>
      <Button size="small" onClick={() => answer.set('refused')}>
        {t('figures_refuse')}
      </Button>
      <Button size="small" onClick={() => answer.set('given')}>
        {t('figures_accept')}
      </Button>
    </FootQuestion>
  );
}
