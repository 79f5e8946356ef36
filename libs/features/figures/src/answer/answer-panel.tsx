import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { FootQuestion } from '@livery/ui-kit/states';
import { useValue } from '@livery/value/react';
import { useService } from '@livery/widgets/services';
import { consent } from '@livery/widgets/consent';
import { useOverlayTurn } from '@livery/widgets/overlay-queue';

/** Asks whether figures may be collected. Both answers are one press away and look alike; the page can be used meanwhile. */
export default function AnswerPanel() {
  const t = useT();
  const answer = useService(consent);
  const isAsked = useValue(answer) === 'unanswered';
  const isSeen = useOverlayTurn('consent', isAsked);
  if (!isAsked) return null;
  return (
    <FootQuestion label={t('figures_title')} text={t('figures_text')} gaveWay={!isSeen}>
      <Button size="small" onClick={() => answer.set('refused')}>
        {t('figures_refuse')}
      </Button>
      <Button size="small" onClick={() => answer.set('given')}>
        {t('figures_accept')}
      </Button>
    </FootQuestion>
  );
}
