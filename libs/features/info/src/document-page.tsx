import { useT } from '@livery/i18n/react';
import NothingHere from '@livery/widgets/nothing-here';
import { useLocation } from 'react-router-dom';
import { CleanText, Questions } from './documents/clean-text.tsx';
import { DocumentView } from './documents/document-view.tsx';
import { DOCUMENTS, isDocumentName, type DocumentName } from '@livery/widgets/documents';
import { useDocument } from './documents/use-document.ts';

/** The document that the address names: `/privacy`, `/terms`, `/gift` … NAV-025, NAV-027..030, NAV-118 */
export default function DocumentPage() {
  const name = useLocation().pathname.replaceAll('/', '');
  return isDocumentName(name) ? <NamedDocument key={name} name={name} /> : <NothingHere kind="generic" />;
}

function NamedDocument({ name }: { name: DocumentName }) {
  const t = useT();
  const { looked, retry } = useDocument(name);
  const Text = name === 'faq' ? Questions : CleanText;
  return (
    <DocumentView title={t(DOCUMENTS[name].title)} looked={looked} onRetry={retry}>
      {(text) => <Text {...text} />}
    </DocumentView>
  );
}
