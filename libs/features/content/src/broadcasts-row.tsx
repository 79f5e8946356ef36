import { channelsApi } from '@livery/api-client/channels';
import { contentsApi } from '@livery/api-client/contents';
import type { Content } from '@livery/contract/contents/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { WideCard } from '@livery/ui-kit/cards';
import { Row } from '@livery/ui-kit/rows';
import { addresses } from '@livery/widgets/addresses';
import { wideOf } from '@livery/widgets/pictures';
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

/** Where else it was on: each broadcast leads to its channel, at its beginning. CONT-033 */
export function BroadcastsRow({ content }: { content: Content }) {
  const { id: contentId } = content;
  const t = useT();
  const formats = useFormats();
  const nowMs = useNow(DAY_REFRESH_MS);
  const room = useRoom();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = contentsApi.useGetSourcesQuery({ id: contentId });
  const catchups = data?.catchups ?? [];
  const { data: list } = channelsApi.useGetChannelListQuery(undefined, { skip: catchups.length === 0 });
  const channels = useVisibleChannels(list?.channels ?? null);
  const known = catchups.flatMap((catchup) => {
    const channel = channels?.find(({ id }) => id === catchup.channelId);
    return channel ? [{ ...catchup, channel }] : [];
  });
  const shown = isOpen ? known : known.slice(0, room);
  return (
    <Row
      title={t('content_broadcasts')}
      cards="wide"
      rowKey={`broadcasts-${contentId}`}
      action={
        shown.length < known.length && (
          <Button kind="ghost" size="small" onClick={() => setIsOpen(true)}>
            {t('content_show_all')}
          </Button>
        )
      }
    >
      {shown.map(({ id, channel, startAtMs }) => (
        <WideCard
          key={id}
          title={channel.name}
          // What was on is this film: the still of its channel would be that of another.
          picture={wideOf(content)}
          genre={content.genres[0]?.id}
          meta={`${formats.dayName(startAtMs, nowMs)}, ${formats.time(startAtMs)}`}
          href={addresses.channel(channel, { ts: Math.floor(startAtMs / 1000) })}
          focusKey={`broadcast-${id}`}
        />
      ))}
    </Row>
  );
}
