import { useT } from '@livery/i18n/react';
import { problemText } from './load-problem.tsx';
import { useModals } from './modals.tsx';
import { useToast } from './toasts.tsx';

/**
 * Says that something failed: over the page, to be read, when the viewer asked for it; at the foot of the window when nobody did. API-088
 */
export function useSayProblem(): (error: unknown, askedBy: 'viewer' | 'page') => void {
  const t = useT();
  const modals = useModals();
  const toast = useToast();
  return (error, askedBy) => {
    const text = problemText(t, error);
    if (askedBy === 'viewer') modals.open('message', { heading: t('error'), text });
    else toast(text, 'danger');
  };
}
