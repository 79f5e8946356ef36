import { DIAGNOSTIC_FIELDS, diagnosticsText } from '@livery/player-core/diagnostics';
import { useT } from '@livery/i18n/react';
import { PlayerReport } from '@livery/ui-kit/player';
import { useValue } from '@livery/value/react';
import type { ModalRequests } from '@livery/widgets/modals';
import { usePlayerBus, type SideReport } from '@livery/widgets/player-bus';
import { useState } from 'react';

interface Props {
  request: ModalRequests['diagnostics'];
  open: boolean;
  onClose: () => void;
}

/** What support asks for, to read out or to copy. ENG-052…055 */
export default function DiagnosticsDialog({ request: { report }, open, onClose }: Props) {
  const t = useT();
  const [said, say] = useState<string | null>(null);
  const asides = useValue(usePlayerBus().sideReports);
  const copy = async () => {
    // Said anew when it is pressed anew.
    say(null);
    try {
      await navigator.clipboard.writeText([diagnosticsText(report), ...asides.map(lineOf)].join('\n'));
      say(t('copied'));
    } catch {
      // Refused, or a page without a secure connection: the text on the screen can be selected.
      say(t('copy_by_hand'));
    }
  };
  const facts = DIAGNOSTIC_FIELDS.flatMap((field) => {
    const value = report[field];
    return value === undefined ? [] : [{ name: t(`diagnostics_${field}`), value }];
  });
  return (
    <PlayerReport
      open={open}
      title={t('diagnostics_title')}
      facts={[...facts, ...asides]}
      copyLabel={t('action_copy')}
      said={said}
      isSelected={said === t('copy_by_hand')}
      onCopy={() => void copy()}
      onClose={onClose}
    />
  );
}

const lineOf = ({ name, value }: SideReport): string => `${name}: ${value}`;
