import { isChildWatching } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { EmptyState } from '@livery/ui-kit/states';
import { PageHead } from '@livery/widgets/page-head';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

/** A page that sells. A child buys nothing: in its place stands the way to a grown-up's profile. */
export function KeptFromChild({ children }: { readonly children: ReactNode }) {
  const t = useT();
  if (!useSelector(isChildWatching)) return children;
  const title = t('not_for_child_title');
  return (
    <>
      <PageHead title={title} isPrivate />
      <EmptyState
        title={title}
        text={t('not_for_child_text')}
        size="page"
        level={1}
        action={
          <Button kind="primary" href="#profiles">
            {t('account_profiles')}
          </Button>
        }
      />
    </>
  );
}
