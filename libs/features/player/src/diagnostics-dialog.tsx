import { DIAGNOSTIC_FIELDS, diagnosticsText } from '@livery/player-core/diagnostics';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { copyIcon } from '@livery/ui-kit/icons';
import { Dialog } from '@livery/ui-kit/overlay';
import type { ModalRequests } from '@livery/widgets/modals';
import { useToast } from '@livery/widgets/toasts';
import styled from 'styled-components';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 18px;
  margin: 0;
  font-size: var(--type-0);
  user-select: text;

  dt {
    color: var(--color-text-muted);
  }
  dd {
    margin: 0;
    color: var(--color-text-strong);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: 8px;
    }
  }
`;

interface Props {
  request: ModalRequests['diagnostics'];
  open: boolean;
  onClose: () => void;
}

/** What support asks for, to read out or to copy. ENG-052…055 */
export default function DiagnosticsDialog({ request: { report }, open, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(diagnosticsText(report));
    toast(t('copied'), 'success');
  };
  return (
    <Dialog
      open={open}
      title={t('diagnostics_title')}
      size="wide"
      onClose={onClose}
      actions={
        <Button kind="primary" icon={copyIcon} onClick={() => void copy()}>
          {t('action_copy')}
        </Button>
      }
    >
      <Facts>
        {DIAGNOSTIC_FIELDS.map((field) => {
          const value = report[field];
          return (
            value !== undefined && (
              <div key={field} style={{ display: 'contents' }}>
                <dt>{t(`diagnostics_${field}`)}</dt>
                <dd>{value}</dd>
              </div>
            )
          );
        })}
      </Facts>
    </Dialog>
  );
}
