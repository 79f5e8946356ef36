import type { ParentalAction } from '@livery/domain/parental';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { EmptyState } from '@livery/ui-kit/states';
import { useGate } from '@livery/widgets/use-gate';
import { useEffect, useState, type ReactNode } from 'react';
import { useVisit } from './visit.ts';

/** A page that a PIN may stand before: it is asked when the page opens, and again when the viewer wants to. ACC-027, NAV-035 */
export function BehindPin({ action, children }: { action: 'settings' | 'parental'; children: ReactNode }) {
  const t = useT();
  const gate = useGate();
  const { passed } = useVisit();
  const [answer, setAnswer] = useState<'open' | 'asking' | 'refused'>(passed.has(action) ? 'open' : 'asking');

  useEffect(() => {
    if (answer !== 'asking') return;
    const life = new AbortController();
    void gate.pass({ action } satisfies { action: ParentalAction }, { signal: life.signal }).then((isOpen) => {
      if (life.signal.aborted) return;
      if (isOpen) passed.add(action);
      setAnswer(isOpen ? 'open' : 'refused');
    });
    return () => life.abort();
  }, [answer, action, gate, passed]);

  if (answer === 'open') return children;
  if (answer === 'asking') return <SettingsSkeleton />;
  return (
    <EmptyState
      title={t('settings_locked_title')}
      text={t('settings_locked_text')}
      action={
        <Button kind="primary" onClick={() => setAnswer('asking')}>
          {t('gate_locked_action')}
        </Button>
      }
    />
  );
}
