import { dropAnswers } from '@livery/api-client';
import { EARLY_KEYS } from '@livery/brand-kit/early';
import { languages as facts, type Language } from '@livery/i18n/languages';
import { useLanguage, useT } from '@livery/i18n/react';
import { useBrand, useServices } from './services.tsx';
import { useToast } from './toasts.tsx';
import { useDispatch } from 'react-redux';

/** The interface languages of the brand, and the way to another one. What the server worded is asked again in it. NAV-097 */
export function useChooseLanguage() {
  const t = useT();
  const { languages } = useBrand();
  const { storage } = useServices();
  const { language, setLanguage } = useLanguage();
  const dispatch = useDispatch();
  const toast = useToast();

  const choose = async (next: Language) => {
    try {
      if (!(await setLanguage(next))) return;
      storage.set(EARLY_KEYS.language, next);
      dispatch(dropAnswers());
    } catch {
      toast(t('error_network'), 'danger');
    }
  };
  return {
    choices: languages.map((id) => ({ id, label: facts[id as Language].ownName, chosen: id === language })),
    choose: (id: string) => void choose(id as Language),
  };
}
