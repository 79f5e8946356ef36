import { isChildWatching } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { useSelector } from 'react-redux';
import { useModals } from './modals.tsx';

/** Stands before every way into a purchase: tells a child who is watching whom to ask. Null for a grown-up, who goes on. PIN-016 */
export function useAskGrownUp(): ((heading: string) => void) | null {
  const t = useT();
  const modals = useModals();
  const isChild = useSelector(isChildWatching);
  return isChild ? (heading) => modals.open('message', { heading, text: t('purchase_child') }) : null;
}
