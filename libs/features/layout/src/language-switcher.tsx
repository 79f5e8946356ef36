import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { globeIcon } from '@livery/ui-kit/icons';
import { Menu } from '@livery/ui-kit/overlay';
import { useChooseLanguage } from '@livery/widgets/use-choose-language';

/** NAV-097 */
export function LanguageSwitcher() {
  const t = useT();
  const { choices, choose } = useChooseLanguage();
  return (
    <Menu
      button={(props) => <IconButton icon={globeIcon} label={t('nav_language')} {...props} />}
      items={choices}
      onChoose={choose}
    />
  );
}
