import { readUrl } from '@livery/contract/schema';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { ReadingPage, TextSkeleton } from '@livery/ui-kit/reading';
import { ErrorState, NotFound } from '@livery/ui-kit/states';
import { PageHead } from '@livery/widgets/page-head';
import type { ReactNode } from 'react';
import type { DocumentText } from '@livery/widgets/documents';
import type { Looked } from './use-document.ts';

/**
 * A document in each of its states: on its way, missing, failed with a way to try again and a way to its own address, or its text as
 * `children` draws it. NAV-117
 */
export function DocumentView({
  title,
  looked,
  onRetry,
  foot,
  children,
}: {
  title: string;
  looked: Looked;
  onRetry: () => void;
  /** What stands under the text in every state but "missing". */
  foot?: ReactNode;
  children: (text: DocumentText) => ReactNode;
}) {
  if (looked.kind === 'none') return <NoDocument />;
  return (
    <>
      <PageHead title={title} />
      <ReadingPage title={title}>
        {looked.kind === 'loading' && <TextSkeleton />}
        {looked.kind === 'failed' && <FailedDocument address={looked.address} onRetry={onRetry} />}
        {looked.kind === 'text' && children(looked)}
        {foot}
      </ReadingPage>
    </>
  );
}

function FailedDocument({ address, onRetry }: { address: string | undefined; onRetry: () => void }) {
  const t = useT();
  const url = address === undefined ? null : readUrl(address);
  const elsewhere = url && url.origin !== location.origin && (
    <Button href={url.href}>{t('document_open_source')}</Button>
  );
  return (
    <ErrorState
      title={t('document_failed')}
      text={t('error_network')}
      onRetry={onRetry}
      action={elsewhere || undefined}
    />
  );
}

/** A document that nobody has. NAV-029, NAV-031 */
export function NoDocument() {
  const t = useT();
  return (
    <>
      <PageHead title={t('not_found_title')} facts={{ kind: 'missing', title: t('not_found_title') }} />
      <NotFound title={t('not_found_title')} text={t('document_none')} />
    </>
  );
}
