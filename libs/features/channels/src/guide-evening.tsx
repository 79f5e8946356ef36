import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf, findBySlugOrId, type ViewerChannel } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { Chip, ChipBar } from '@livery/ui-kit/actions';
import { ChannelStrip } from '@livery/ui-kit/channels';
import { addresses } from '@livery/widgets/addresses';
import { channelLogoOf } from '@livery/widgets/pictures';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { SchedulePanel } from './schedule-panel.tsx';
import { useSchedule } from './use-schedule.ts';

const Page = styled.div`
  min-height: 100vh;
`;
const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-2) var(--page-margin);
  --bar-bleed: var(--page-margin);
`;

interface Props {
  title: string;
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  channels: readonly ViewerChannel[];
}

/** The guide of a phone: one channel's day as a list, and the channels above it. The address names the channel, so that "back" leads to it. */
export function GuideEvening({ title, categories, category, channels }: Props) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('channel');
  const channel = (wanted !== null && findBySlugOrId(channels, wanted)) || channels[0]!;
  const schedule = useSchedule(channel);
  const choices = useMemo(
    () =>
      channels.map((one) => ({
        id: one.id,
        name: one.name,
        // Of hundreds most are never drawn.
        get logo() {
          return channelLogoOf(one);
        },
      })),
    [channels],
  );
  function choose(id: number) {
    setSearch(
      (before) => {
        before.set('channel', String(id));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return (
    <Page>
      <Head>
        <h1 data-visually-hidden>{title}</h1>
        {categories.length > 1 && (
          <ChipBar label={t('channels_categories')} links>
            {categories.map((one) => (
              <Chip key={one.id} href={addresses.guide(addressOf(one))} selected={one.id === category.id}>
                {one.short ?? one.name}
              </Chip>
            ))}
          </ChipBar>
        )}
        <ChannelStrip label={t('channels_tab_list')} channels={choices} current={channel.id} onChoose={choose} />
      </Head>
      <SchedulePanel key={channel.id} channel={channel} category={addressOf(category)} schedule={schedule} />
    </Page>
  );
}
