import type { ChannelCategory } from '@livery/contract/channels/entities';
import { relatedChannels, type ViewerChannel } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { ChannelRelated } from '@livery/ui-kit/channels';
import { Row } from '@livery/ui-kit/rows';
import { memo, useDeferredValue } from 'react';
import { LiveCard } from './live-card.tsx';

/** As many as the brands that write them as lines have room for. */
const MOST = 8;

interface Props {
  readonly channel: ViewerChannel;
  readonly all: readonly ViewerChannel[];
  readonly categories: readonly ChannelCategory[];
  /** The one that channels are opened in. */
  readonly category: string;
}

/** What is on elsewhere, under what is told of the programme. A zap does not wait for it: it is drawn after the channel. */
export const RelatedChannels = memo(function RelatedChannels({ channel, all, categories, category }: Props) {
  const t = useT();
  const shown = useDeferredValue<ViewerChannel | null>(channel, null);
  const related = shown ? relatedChannels(shown, all, categories, MOST) : [];
  if (related.length === 0) return null;
  return (
    <ChannelRelated>
      <Row title={t('channel_related_now')} cards="channel">
        {related.map((one) => (
          <LiveCard key={one.id} channel={one} category={category} focusKey={`related-${one.id}`} />
        ))}
      </Row>
    </ChannelRelated>
  );
});
