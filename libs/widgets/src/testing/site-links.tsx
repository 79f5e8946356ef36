import { useT } from '@livery/i18n/react';
import { UiProvider, type UiLinkProps, type UiTranslate } from '@livery/ui-kit/theme';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const RouterLink = ({ href, ref: _ref, ...props }: UiLinkProps) => <Link to={href} {...props} />;

/** Links of the ui-kit lead on within the test's site, as they do in the shell. */
export function SiteLinks({ children }: { children: ReactNode }) {
  const t = useT() as UiTranslate;
  return (
    <UiProvider translate={t} link={RouterLink}>
      {children}
    </UiProvider>
  );
}
