import { channelsApi } from '@livery/api-client/channels';
import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { backIcon } from '@livery/ui-kit/icons';
import { Picture } from '@livery/ui-kit/pictures';
import { StatePage } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { CallOperator } from '@livery/widgets/call-operator';
import { isEmbedded } from '@livery/domain/embedded';
import { PagePart } from '@livery/widgets/page-part';
import { channelPictureOf } from '@livery/widgets/pictures';
import { useServices } from '@livery/widgets/services';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useIsGuest } from './use-is-guest.ts';
import { useOffer } from './use-offer.ts';

interface Props {
  readonly channel: ViewerChannel;
}

const Sold = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 30rem);
  place-content: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 100%;
  padding: var(--space-4);
  overflow: auto;
  border-radius: inherit;
  color: var(--color-text-on-art);

  > * {
    position: relative;
  }
  /* What the channel shows, too dim to be watched. */
  > [data-part='still'] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    opacity: 0.4;
  }
`;

/** LIVE-036: the server's own reason where it gave one; what opens it where it can be bought. CHAN-026, PLAY-015, PACK-035, PACK-036 */
export function NotOpen({ channel }: Props) {
  const sellsPackets = useServices().siteMap.offers('packets');
  // Which channels the viewer has is known only when their own list is there. LIVE-037
  const { isLoading } = channelsApi.useGetViewerChannelListQuery();
  const isUnavailable = channelAccess(channel) === 'unavailable';
  if (isLoading && !isUnavailable) return null;
  if (isUnavailable || !sellsPackets) return <ChannelNotWatchable channel={channel} />;
  return (
    <Sold>
      <div data-part="still">
        <Picture source={channelPictureOf(channel)} ratio="fill" title={channel.name} stand="none" sizes="75vw" />
      </div>
      <PagePart name="purchaseBlock" item={{ kind: 'channel', id: channel.id }} title={channel.name} />
      <BackToList kind="on-art" />
    </Sold>
  );
}

/** A channel that cannot be watched: nobody here may, or it is not sold on this site. */
function ChannelNotWatchable({ channel }: Props) {
  const t = useT();
  const guest = useIsGuest();
  const toSignIn = useToSignIn();
  const unavailable = channelAccess(channel) === 'unavailable';
  const offer = useOffer(channel);
  return (
    <StatePage
      title={channel.name}
      size="compact"
      level={2}
      actions={
        <>
          {!unavailable && guest && (
            <Button kind="primary" onClick={() => void toSignIn()}>
              {t('action_sign_in')}
            </Button>
          )}
          {offer && <CallOperator />}
          <BackToList />
        </>
      }
    >
      {unavailable ? (
        (channel.accessError ?? t('channel_not_available'))
      ) : (
        <>
          {offer?.packet && <div>{t('channel_in_packet', { packet: offer.packet })}</div>}
          <div>{offer?.price ?? t('channel_not_purchased')}</div>
        </>
      )}
    </StatePage>
  );
}

/** Inside of another site there is no list to go back to. NAV-056, CHAN-011 */
export const BackToList = ({ kind = 'secondary' }: { kind?: 'secondary' | 'on-art' }) => {
  const t = useT();
  const { pathname } = useLocation();
  if (isEmbedded(pathname)) return null;
  return (
    <Button kind={kind} icon={backIcon} focusKey="back" href={addresses.channels('all')}>
      {t('channel_back_to_list')}
    </Button>
  );
};
