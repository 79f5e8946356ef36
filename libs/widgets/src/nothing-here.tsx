import { isEmbedded } from '@livery/domain/embedded';
import { isChildWatching } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { NotFound } from '@livery/ui-kit/states';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useModals } from './modals.tsx';
import { PageHead } from './page-head.tsx';

const NOT_FOUND_TEXT = {
  generic: 'not_found_generic',
  content: 'not_found_content',
  channel: 'not_found_channel',
  subscription: 'not_found_subscription',
} as const;
export type NotFoundKind = keyof typeof NOT_FOUND_TEXT;

/**
 * What is not there, by kind (NAV-128). A channel that nobody knows says so over the page, too, with the way back to the others
 * (API-091). To a child it says that its profile does not have it (PROF-028).
 */
export default function NothingHere({ kind }: { kind: NotFoundKind }) {
  const t = useT();
  const modals = useModals();
  const { pathname } = useLocation();
  const isKeptFromChild = useSelector(isChildWatching) && (kind === 'content' || kind === 'channel');
  useEffect(() => {
    if (kind === 'channel' && !isKeptFromChild) modals.open('not_found_channel', {});
  }, [kind, isKeptFromChild, modals]);
  const [title, text] = isKeptFromChild
    ? [t('not_for_child_title'), t('not_for_child_text')]
    : [t('not_found_title'), t(NOT_FOUND_TEXT[kind])];
  return (
    <>
      <PageHead title={title} facts={{ kind: 'missing', title }} />
      <NotFound title={title} text={text} hasHome={!isEmbedded(pathname)} />
    </>
  );
}
