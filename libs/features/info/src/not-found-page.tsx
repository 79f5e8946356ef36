import { useT } from '@livery/i18n/react';
import NothingHere, { type NotFoundKind } from '@livery/widgets/nothing-here';
import { PageTitle } from '@livery/widgets/page-title';

/** An address that leads nowhere. NAV-128 */
export default function NotFoundPage({ kind }: { kind: NotFoundKind }) {
  const t = useT();
  return (
    <>
      <PageTitle title={t('not_found_title')} />
      <meta name="robots" content="noindex" />
      <NothingHere kind={kind} />
    </>
  );
}
