import { selectSession, sessionNetwork } from '@livery/domain/session';
import { secondsToResend } from '@livery/domain/sign-in';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { CodeField } from '@livery/ui-kit/forms';
import { useNow } from '@livery/widgets/services';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { SentCode } from './use-save-info.ts';

const USUAL_LENGTH = 4;

interface Props {
  readonly sent: SentCode;
  readonly busy: boolean;
  /** Why the code was not taken. */
  readonly problem: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
}

/** The code that was sent to a new address: it goes off with its last digit. A wrong one empties the field. ACC-026, AUTH-016, AUTH-020 */
export function CodeOfEmail({ sent, busy, problem, onCode, onResend }: Props) {
  const t = useT();
  const { position } = useFormats();
  const nowMs = useNow(500);
  const network = useSelector((root) => sessionNetwork(selectSession(root)));
  const [typed, setTyped] = useState({ code: '', refusals: sent.refusals });
  const seconds = secondsToResend(sent, nowMs);
  return (
    <>
      <p role="status">{t('sign_in_code_sent', { address: sent.email })}</p>
      <CodeField
        label={t('sign_in_code')}
        length={network?.phoneOtpLength ?? USUAL_LENGTH}
        value={typed.refusals === sent.refusals ? typed.code : ''}
        onChange={(code) => setTyped({ code, refusals: sent.refusals })}
        onComplete={(code) => !busy && onCode(code)}
        error={problem}
        autoFocus
      />
      <div>
        <Button kind="ghost" size="small" disabled={seconds > 0 || busy} onClick={onResend}>
          {seconds > 0 ? t('sign_in_resend_in', { time: position(seconds) }) : t('sign_in_resend')}
        </Button>
      </div>
    </>
  );
}
