import { contentsApi } from '@livery/api-client/contents';
import type { Content, ContentButton, ContentMeta, Episode } from '@livery/contract/contents/entities';
import { sellsAlone } from '@livery/domain/packets';
import { hasEpisodes, playedId, watchTvTarget, watchAction, type WatchAction } from '@livery/domain/playback';
import { isAuthOnly, selectSession } from '@livery/domain/session';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { heartFilledIcon, heartIcon, playIcon } from '@livery/ui-kit/icons';
import { Text } from '@livery/ui-kit/text';
import { addresses } from '@livery/widgets/addresses';
import { useAskGrownUp } from '@livery/widgets/ask-grown-up';
import { useModals } from '@livery/widgets/modals';
import { useMoney } from '@livery/widgets/money';
import { useServices } from '@livery/widgets/services';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useFavouriteState } from '@livery/widgets/use-favourite-state';
import { useSelling } from '@livery/widgets/use-selling';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { Actions, LineOfActions } from './content-layout.tsx';
import { useLibraryOfAddress } from './use-library-of-address.ts';

interface Props {
  content: Content;
  /** The switch of the trailer behind the page. */
  sound: ReactNode;
}

/** What can be done with a film: watch it, look into it, keep it; or why not, and where else. */
export function ContentActions({ content, sound }: Props) {
  const { data: meta, error } = contentsApi.useGetContentMetaQuery({ id: content.id });
  const isGone = meta !== undefined && (meta.isLost || !meta.isAvailable);
  return (
    <>
      {isGone && <Gone content={content} isLost={meta.isLost} />}
      <Actions data-row-actions>
        {!isGone && <Watch content={content} meta={meta} isPageStart />}
        {!isGone &&
          meta?.buttons.map((button, place) => (
            // The server may give several of one type, which only their place tells apart.
            <Offer key={place} place={place} button={button} content={content} />
          ))}
        {/* After the first button has said all it has to say: its words push nothing aside. */}
        {(meta ?? error) && <Trailer content={content} />}
        {meta && <Keep contentId={content.id} isFavoured={meta.favorite !== undefined} />}
        {!meta && !error && <LineOfActions aria-hidden />}
        {sound}
      </Actions>
      {meta && <Small meta={meta} />}
    </>
  );
}

interface WatchProps {
  content: Content;
  meta: ContentMeta | undefined;
  size?: 'normal' | 'small';
  /** The button with which the page begins, and to which the focus comes back. */
  isPageStart?: boolean;
}

/**
 * One link from the first moment on: who presses before the answer is there goes to the film all the same, and no focus is lost when it says
 * more: its price, or that signing in stands before it. PLAY-039
 */
export function Watch({ content, meta, size = 'normal', isPageStart }: WatchProps) {
  const signInRequired = isAuthOnly(useSelector(selectSession));
  const toSignIn = useToSignIn();
  const { text, isBought } = useWatchText(content, meta);
  const playsNow = !isBought && !signInRequired;
  // What has to be bought, or signed in for, is not told as played. STAT-006
  const startKey = playsNow ? 'watch' : 'buy';
  const ofPage = useLibraryOfAddress();
  // The library in the address is that of the page's film, not of a card's on it.
  const address = addresses.watch(meta ? playedId(content, meta) : content.id, isPageStart ? ofPage : undefined);
  const button = (
    <Button
      kind="primary"
      size={size}
      icon={playsNow ? playIcon : undefined}
      // PLAY-042: where nobody may look around, watching begins with signing in.
      {...(signInRequired ? { onClick: () => void toSignIn({ page: address }) } : { href: address })}
      focusKey={isPageStart ? startKey : undefined}
    >
      {text}
    </Button>
  );
  // One page has one place that the focus comes back to; a press is told by its name all the same.
  return isPageStart ? button : <Named data-press={startKey}>{button}</Named>;
}

const Named = styled.span`
  display: grid;
`;

const NO_EPISODES: readonly Episode[] = [];

/** What a press on the main button does; undefined until the answer is there. */
export function useWatchAction(content: Content, meta: ContentMeta | undefined): WatchAction | undefined {
  const { data } = contentsApi.useGetEpisodesQuery({ id: content.id }, { skip: !meta || !hasEpisodes(content) });
  return meta && watchAction({ content, meta, episodes: data?.episodes ?? NO_EPISODES });
}

/** What the main button says: what its press does. CONT-054, PLAY-039 */
function useWatchText(content: Content, meta: ContentMeta | undefined): { text: string; isBought: boolean } {
  const t = useT();
  const money = useMoney();
  const formats = useFormats();
  const action = useWatchAction(content, meta);
  return { text: action ? said(action) : t('action_watch'), isBought: action?.kind === 'buy' };

  function said(action: WatchAction): string {
    if (action.kind === 'buy') return t('watch_from_price', { price: money(action.priceMinor) });
    if (action.kind === 'episode') return t('content_watch_episode', { number: action.episode });
    if (action.kind === 'watch') return t('action_watch');
    const left = action.minutesLeft && formats.duration(action.minutesLeft * MINUTE_SECONDS);
    if (action.episode === undefined) return left ? t('content_continue_left', { left }) : t('content_continue');
    const number = action.episode;
    return left ? t('content_continue_episode_left', { number, left }) : t('content_continue_episode', { number });
  }
}

const MINUTE_SECONDS = 60;

const Words = styled.span`
  display: grid;
  justify-items: center;

  > small {
    opacity: 0.8;
    font-size: var(--type--1);
    font-weight: 400;
  }
`;
const Sign = styled.img`
  width: 1.5em;
  height: 1.5em;
  object-fit: contain;
`;

/** A way to buy it, in the server's words. Where the site takes no money watching leads to who does. CONT-053 */
function Offer({ button, place, content }: { button: ContentButton; place: number; content: Content }) {
  const { buttonType, caption, subCaption, icon } = button;
  const libraryId = useLibraryOfAddress();
  const takesMoney = useServices().siteMap.isModal('confirm_period');
  const buy = useBuyButton(content);
  if (!caption) return null;
  const press =
    takesMoney && buttonType === 'pay'
      ? { onClick: () => buy(button) }
      : { href: addresses.watch(content.id, libraryId) };
  return (
    <Button kind="on-art" {...press} focusKey={`offer-${place}`}>
      {icon && <Sign src={icon} alt="" />}
      <Words>
        {caption}
        {subCaption && <small>{subCaption}</small>}
      </Words>
    </Button>
  );
}

/** Buys the film, or shows the packets that open it where it is not sold by itself; a child is sent to a grown-up. PLAY-040, PLAY-041, PIN-016 */
function useBuyButton({ id, title }: Content): (button: ContentButton) => void {
  const modals = useModals();
  const { by } = useSelling();
  const askGrownUp = useAskGrownUp();
  return (button) => {
    if (askGrownUp) return askGrownUp(title);
    const { playAfter, buttonData } = button;
    const item = { kind: 'content', id } as const;
    if (!sellsAlone(button, by)) return modals.open('quick_packets', { item, title });
    modals.open('confirm_period', {
      wish: {
        purpose: 'content',
        contentId: id,
        buttonData: buttonData ?? null,
        playAfter: playAfter ? item : null,
      },
    });
  };
}

function Trailer({ content }: { content: Content }) {
  const t = useT();
  const trailer = content.trailers[0];
  if (!trailer) return null;
  return (
    <Button kind="on-art" href={addresses.trailer(trailer.id, content)} focusKey="trailer">
      {t('content_trailer')}
    </Button>
  );
}

interface KeepProps {
  contentId: number;
  isFavoured: boolean;
  /** Whether it is kept is not known yet. */
  isWaiting?: boolean;
  size?: 'normal' | 'small';
}

/** CONT-056 */
export function Keep({ contentId, isFavoured, isWaiting = false, size = 'normal' }: KeepProps) {
  const t = useT();
  const favourite = useFavouriteState('contentId', contentId, isFavoured);
  return (
    <Button
      kind={size === 'small' ? 'secondary' : 'on-art'}
      size={size}
      disabled={isWaiting}
      icon={favourite.isFavoured ? heartFilledIcon : heartIcon}
      onClick={favourite.toggle}
    >
      {t(favourite.isFavoured ? 'content_favorite_remove' : 'content_favorite_add')}
    </Button>
  );
}

/** Why it is not watched here, and the channel that still has it. CONT-046…050 */
function Gone({ content, isLost }: { content: Content; isLost: boolean }) {
  const t = useT();
  const { data } = contentsApi.useGetSourcesQuery({ id: content.id });
  const target = data && watchTvTarget(data.catchups, content.lastSeenChannelIds);
  return (
    <>
      <Text>{t(isLost ? 'content_lost' : 'content_not_available')}</Text>
      {target && (
        <Actions data-row-actions>
          <Button
            kind="primary"
            icon={playIcon}
            focusKey="watch-tv"
            href={addresses.channel({ id: target.channelId }, { ts: Math.floor(target.startAtMs / 1000) })}
          >
            {t('content_watch_tv')}
          </Button>
        </Actions>
      )}
    </>
  );
}

/** What the rights holder and the viewer have said about it. CONT-052, CONT-057 */
function Small({ meta: { licenseInfo, userLicenseInfo, userRating } }: { meta: ContentMeta }) {
  const t = useT();
  return (
    <>
      {[licenseInfo, userLicenseInfo].map(
        (info, index) =>
          info?.text && (
            <span key={index} style={info.color ? { color: info.color } : undefined}>
              {info.text}
            </span>
          ),
      )}
      {userRating !== undefined && (
        <Text size="small" tone="muted">
          {t('content_user_rating', { value: userRating })}
        </Text>
      )}
    </>
  );
}
