import { accountApi } from '@livery/api-client/account';
import type { Agreement } from '@livery/contract/account/entities';
import { useT } from '@livery/i18n/react';
import { ReadingSkeleton } from '@livery/ui-kit/reading';
import { idOfSegment } from '@livery/widgets/addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CleanText } from './documents/clean-text.tsx';
import { DocumentView, NoDocument } from './documents/document-view.tsx';
import { readText } from './documents/read-text.ts';
import type { Looked } from './documents/use-document.ts';

/** A document of the API by its id. NAV-031 */
export default function DocumentByIdPage() {
  const id = idOfSegment(useParams()['id'] ?? '');
  return id === null ? <NoDocument /> : <DocumentById key={id} id={id} />;
}

function DocumentById({ id }: { id: number }) {
  const { data, error, refetch } = accountApi.useGetAgreementQuery({ id });
  if (error && !data) {
    const isMissing = 'status' in error && error.status === 404;
    return isMissing ? <NoDocument /> : <LoadProblem error={error} kind="generic" onRetry={refetch} />;
  }
  return data ? <AgreementView agreement={data} /> : <ReadingSkeleton />;
}

/** The text comes with the document, or stands at an address of its own. */
function AgreementView({ agreement }: { agreement: Agreement }) {
  const t = useT();
  const { looked, retry } = useTextOf(agreement);
  return (
    <DocumentView title={agreement.title ?? t('footer_agreement')} looked={looked} onRetry={retry}>
      {(text) => <CleanText {...text} />}
    </DocumentView>
  );
}

function useTextOf({ text, url }: Agreement): { looked: Looked; retry: () => void } {
  const [read, setRead] = useState<Looked>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((done) => done + 1), []);
  useEffect(() => {
    if (text || !url) return;
    const life = new AbortController();
    setRead({ kind: 'loading' });
    void readText(url, life.signal).then((found) => {
      if (!life.signal.aborted) setRead(found);
    });
    return () => life.abort();
  }, [text, url, attempt]);
  if (text) return { looked: { kind: 'text', html: text, address: location.origin }, retry };
  return { looked: url ? read : { kind: 'none' }, retry };
}
