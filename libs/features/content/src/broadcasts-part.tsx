import { channelsApi } from '@livery/api-client/channels';
import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { AboutPart, AirLine, AirList } from '@livery/ui-kit/content';
import { addresses } from '@livery/widgets/addresses';
import { channelLogoOf } from '@livery/widgets/pictures';
import { useVisibleChannels } from '@livery/widgets/use-channels';
import { useMediaQuery, useNow } from '@livery/widgets/services';
import { useState } from 'react';

/** Often enough for "Today" to become "Yesterday". */
const DAY_REFRESH_MS = 60_000;

/** So many at first, by the width of the window. CONT-039 */
function useRoom(): number {
  const isNarrow = useMediaQuery('(max-width: 480px)');
  const isWide = useMediaQuery('(min-width: 933px)');
  if (isNarrow) return 2;
  return isWide ? 4 : 3;
}

/** Where else it was on, on channels that this viewer has, and whether that is known: nobody waits for an answer that fails. */
export function useBroadcasts(contentId: number) {
  const sources = contentsApi.useGetSourcesQuery({ id: contentId });
  const catchups = sources.data?.catchups ?? [];
  const { data: list, isLoading } = channelsApi.useGetChannelListQuery(undefined, { skip: catchups.length === 0 });
  const channels = useVisibleChannels(list?.channels ?? null);
  const known = catchups.flatMap((catchup) => {
    const channel = channels?.find(({ id }) => id === catchup.channelId);
    return channel ? [{ ...catchup, channel }] : [];
  });
  return { known, isKnown: !sources.isLoading && !isLoading };
}

/** Where else it was on: each broadcast leads to its channel, at its beginning. CONT-033 */
export function BroadcastsPart({ content }: { content: Content }) {
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(DAY_REFRESH_MS);
  const room = useRoom();
  const [isOpen, setIsOpen] = useState(false);
  const { known } = useBroadcasts(content.id);
  const shown = isOpen ? known : known.slice(0, room);
  if (known.length === 0) return null;
  return (
    <AboutPart
      title={t('content_broadcasts')}
      action={
        shown.length < known.length && (
          <Button kind="ghost" size="small" onClick={() => setIsOpen(true)}>
            {t('content_show_all')}
          </Button>
        )
      }
    >
      <AirList>
        {shown.map(({ id, channel, startAtMs }) => (
          <AirLine
            key={id}
            channel={{ name: channel.name, logo: channelLogoOf(channel) }}
            when={`${formats.dayName(startAtMs, nowMs)}, ${formats.time(startAtMs)}`}
            href={addresses.channel(channel, { ts: Math.floor(startAtMs / 1000) })}
            focusKey={`broadcast-${id}`}
          />
        ))}
      </AirList>
    </AboutPart>
  );
}
