import { useT } from '@livery/i18n/react';
import { Text } from '@livery/ui-kit/text';

/** What stands in place of a way into a purchase while a child is watching. PIN-016 */
export function AskGrownUp() {
  const t = useT();
  return <Text>{t('purchase_child')}</Text>;
}
