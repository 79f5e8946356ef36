import { dropAnswers } from '@livery/api-client';
import { EARLY_KEYS } from '@livery/brand-kit/early';
import { useLanguage, useT } from '@livery/i18n/react';
import { languages as facts, type Language } from '@livery/i18n/languages';
import { IconButton } from '@livery/ui-kit/actions';
import { globeIcon } from '@livery/ui-kit/icons';
import { Menu } from '@livery/ui-kit/overlay';
import { useBrand, useServices } from '@livery/widgets/services';
import { useToast } from '@livery/widgets/toasts';
import { useDispatch } from 'react-redux';

/** The interface languages of the brand. What the server worded is asked again in the new one. */
export function LanguageSwitcher() {
  const t = useT();
  const { languages } = useBrand();
  const { storage } = useServices();
  const { language, setLanguage } = useLanguage();
  const dispatch = useDispatch();
  const toast = useToast();
  if (languages.length < 2) return null;

  const choose = async (next: Language) => {
    try {
      await setLanguage(next);
      storage.set(EARLY_KEYS.language, next);
      dispatch(dropAnswers());
    } catch {
      toast(t('error_network'), 'danger');
    }
  };
  return (
    <Menu
      button={(props) => <IconButton icon={globeIcon} label={t('nav_language')} {...props} />}
      items={languages.map((id) => ({ id, label: facts[id as Language].ownName, chosen: id === language }))}
      onChoose={(id) => void choose(id as Language)}
    />
  );
}
