import { interfaceLanguages } from '@livery/domain/account';
import { useT } from '@livery/i18n/react';
import { RadioGroup } from '@livery/ui-kit/forms';
import { useChooseLanguage } from '@livery/widgets/use-choose-language';
import { useOfferedLanguages } from './use-offered-languages.ts';

/** The language of all texts; it changes at once. ACC-046, ACC-049 */
export default function InterfaceLanguage() {
  const t = useT();
  const { languages } = useOfferedLanguages();
  const { choices, choose } = useChooseLanguage();
  const order = interfaceLanguages(
    choices.map(({ id }) => id),
    languages ?? [],
  );
  return (
    <RadioGroup
      label={t('settings_language_interface')}
      hideLabel
      look="cards"
      options={order.flatMap((id) => choices.find((choice) => choice.id === id) ?? [])}
      value={choices.find(({ chosen }) => chosen)?.id ?? null}
      onChange={choose}
    />
  );
}
