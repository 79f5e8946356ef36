import { useT } from '@livery/i18n/react';
import { Switch } from '@livery/ui-kit/forms';
import { useValue } from '@livery/value/react';
import { useService } from '@livery/widgets/services';
import { consent } from '@livery/widgets/consent';

/** The answer, to be changed at any time. */
export default function AnswerSettings() {
  const t = useT();
  const answer = useService(consent);
  const isGiven = useValue(answer) === 'given';
  return (
    <Switch
      label={t('figures_switch')}
      hint={t('figures_text')}
      checked={isGiven}
      onChange={(checked) => answer.set(checked ? 'given' : 'refused')}
    />
  );
}
