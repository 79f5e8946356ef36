import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { AnswerBar } from '@livery/ui-kit/reading';
import { useValue } from '@livery/value/react';
import { addresses } from '@livery/widgets/addresses';
import { usePendingAgreement, type PendingAgreement } from '@livery/widgets/pending-agreement';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterAnswer, type AgreementAnswer } from './agreement/agreement-rules.ts';
import { useReadToEnd } from './agreement/use-read-to-end.ts';
import { CleanText } from './documents/clean-text.tsx';
import { DocumentView } from './documents/document-view.tsx';
import { useDocument } from './documents/use-document.ts';

/** The user agreement; with Cancel and Accept while something waits for the answer. NAV-026, NAV-116..123 */
export default function AgreementPage() {
  const t = useT();
  const question = usePendingAgreement();
  const pending = useValue(question);
  const { looked, retry } = useDocument('agreement');
  const text = useRef<HTMLDivElement>(null);
  const read = useReadToEnd(text, looked.kind === 'text');
  const answer = useAnswer();
  // Whoever leaves without an answer has not accepted.
  useEffect(() => () => question.set(null), [question]);

  return (
    <DocumentView
      title={t('footer_agreement')}
      looked={looked}
      onRetry={retry}
      foot={
        pending && (
          <AnswerBar hint={t(read ? 'agreement_read_done' : 'agreement_read_first')}>
            <Button onClick={() => answer('cancelled', pending)}>{t('action_cancel')}</Button>
            <Button kind="primary" disabled={!read} onClick={() => answer('accepted', pending)}>
              {t('action_accept')}
            </Button>
          </AnswerBar>
        )
      }
    >
      {(found) => (
        <div ref={text}>
          <CleanText {...found} />
        </div>
      )}
    </DocumentView>
  );
}

function useAnswer() {
  const navigate = useNavigate();
  const question = usePendingAgreement();
  // The first page of a visit has nothing of ours behind it.
  const isFirst = useLocation().key === 'default';
  return (answer: AgreementAnswer, pending: PendingAgreement) => {
    const { runs, goTo } = afterAnswer(answer, pending);
    question.set(null);
    if (runs) pending.onAccept();
    if (goTo !== 'back') void navigate(goTo, { replace: true });
    else if (isFirst) void navigate(addresses.home(), { replace: true });
    else void navigate(-1);
  };
}
