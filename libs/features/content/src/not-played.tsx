import type { ApiError } from '@livery/api-client';
import type { Content } from '@livery/contract/contents/entities';
import { playRefusalOf, type PlayRefusal } from '@livery/domain/playback';
import { selectSession, sessionKind } from '@livery/domain/session';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { playIcon, replayIcon } from '@livery/ui-kit/icons';
import { StatePage } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { isEmbedded } from '@livery/domain/embedded';
import { problemText } from '@livery/widgets/load-problem';
import { PagePart } from '@livery/widgets/page-part';
import { useServices } from '@livery/widgets/services';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { ContentHead } from './content-head.tsx';

const SENTENCES: Readonly<Record<PlayRefusal, PlainKey>> = {
  lost: 'content_lost',
  unavailable: 'content_not_available',
  childProfile: 'watch_child_profile',
  notPurchased: 'watch_not_purchased',
  announced: 'warning_episode_is_announcement',
};

type Props = { content: Content } & (
  | { refusal: PlayRefusal; error?: undefined; onRetry?: undefined }
  | { refusal?: undefined; error: ApiError; onRetry: () => void }
);

/** A film that does not play: why, in one sentence, and the way on. PLAY-045 */
export function NotPlayed({ content, refusal: known, error, onRetry }: Props) {
  const t = useT();
  const toSignIn = useToSignIn();
  // Whoever has bought it somewhere else has it here as soon as they have signed in.
  const isGuest = sessionKind(useSelector(selectSession)) === 'guest';
  const refusal = known ?? playRefusalOf(error.code ?? '', { isAnnounced: false });
  const sellsPackets = useServices().siteMap.offers('packets');
  if (refusal === 'notPurchased' && sellsPackets) return <Sold content={content} />;
  const sentence = refusal ? t(SENTENCES[refusal]) : serverWords(t, error);
  return (
    <>
      <ContentHead content={content} />
      <StatePage
        title={content.title}
        level={1}
        size="full"
        role="alert"
        actions={
          <>
            {onRetry && !refusal && (
              <Button kind="primary" icon={replayIcon} onClick={onRetry}>
                {t('action_retry')}
              </Button>
            )}
            {isGuest && refusal === 'notPurchased' && (
              <Button kind="primary" onClick={() => void toSignIn({ page: addresses.watch(content.id) })}>
                {t('action_sign_in')}
              </Button>
            )}
            <ToContent content={content} kind={refusal && !isGuest ? 'primary' : 'secondary'} />
          </>
        }
      >
        {sentence}
      </StatePage>
    </>
  );
}

const OnOffer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 30rem);
  place-content: center;
  gap: var(--space-4);
  min-height: 100dvh;
  padding: var(--space-5);
`;

/** What opens it, what that costs, and the way to it. PACK-035, PACK-036 */
function Sold({ content }: { content: Content }) {
  return (
    <OnOffer>
      <ContentHead content={content} />
      <PagePart name="purchaseBlock" item={{ kind: 'content', id: content.id }} title={content.title} />
      <ToContent content={content} />
    </OnOffer>
  );
}

/** Inside of another site there is no page that describes it. NAV-056 */
function ToContent({ content, kind = 'secondary' }: { content: Content; kind?: 'primary' | 'secondary' }) {
  const t = useT();
  if (isEmbedded(location.pathname)) return null;
  return (
    <Button kind={kind} href={addresses.content(content)}>
      {t('player_to_content')}
    </Button>
  );
}

/** The PIN was not given: whoever changes their mind asks again. CONT-009 */
export function NotConfirmed({ content, onRetry }: { content: Content; onRetry: () => void }) {
  const t = useT();
  return (
    <>
      <ContentHead content={content} />
      <StatePage
        title={content.title}
        level={1}
        size="full"
        role="alert"
        actions={
          <Button kind="primary" icon={playIcon} onClick={onRetry}>
            {t('action_watch')}
          </Button>
        }
      >
        {t('watch_gate_closed')}
      </StatePage>
    </>
  );
}

/** The server's own words, else its number. PLAY-045 */
function serverWords(t: ReturnType<typeof useT>, error: ApiError | undefined): string {
  if (error?.kind === 'http' && error.message === '') return t('error_code', { code: error.status });
  return problemText(t, error);
}
