import {
  addressOf,
  channelsOfCategory,
  defaultCategory,
  findBySlugOrId,
  freeChannels,
  offeredCategories,
  type ViewerChannel,
} from '@livery/domain/channels';
import type { ChannelCategory } from '@livery/contract/channels/entities';
import { useT } from '@livery/i18n/react';
import { isChannelMobileLayout, CHANNEL_MOBILE_MAX_WIDTH } from '@livery/platform/viewport';
import { EmptyState } from '@livery/ui-kit/states';
import { LoadProblem, NothingHere } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { useMediaQuery, useServices } from '@livery/widgets/services';
import { useChannels } from '@livery/widgets/use-channels';
import { useLocation, useParams } from 'react-router-dom';
import { ChannelGrid } from './channel-grid.tsx';
import { ChannelScreen } from './channel-screen.tsx';
import { ChannelSidebar } from './channel-sidebar.tsx';
import { Columns } from './channels-layout.tsx';
import { ChannelSkeleton, ChannelsSkeleton } from './channels-skeleton.tsx';

/** The word for "no category in particular" in addresses. */
const ANY_CATEGORY = 'all';

/** The address of what anybody may watch. NAV-022, CHAN-077 */
const FREE = /^\/channelsfree\/?$/;

/** The channels section: the list, or a channel beside its list. CHAN-001..007, CHAN-014, CHAN-016 */
export default function ChannelsPage() {
  const t = useT();
  const params = useParams();
  const onlyFree = FREE.test(useLocation().pathname);
  const narrow = useNarrow();
  const { channels, categories, error, retry } = useChannels();

  if (!channels || !categories) {
    if (error) return <LoadProblem error={error} kind="channel" onRetry={retry} />;
    return params['channel'] === undefined ? <ChannelsSkeleton /> : <ChannelSkeleton narrow={narrow} />;
  }
  const category = findCategory(categories, params['category']);
  if (!category) return <EmptyState title={t('channels_category_not_found')} size="page" level={1} />;
  if (onlyFree) {
    const title = t('channels_free_title');
    return (
      <>
        <PageTitle title={title} />
        <ChannelGrid title={title} categories={[]} category={category} channels={freeChannels(channels)} />
      </>
    );
  }
  const shown = channelsOfCategory(channels, category);
  const list = { categories: offeredCategories(categories, channels), category, channels: shown };

  if (params['channel'] === undefined) {
    return (
      <>
        <PageTitle title={t('nav_channels')} />
        <ChannelGrid title={t('nav_channels')} {...list} />
      </>
    );
  }
  const channel = findBySlugOrId<ViewerChannel>(channels, params['channel']);
  if (!channel) return <NothingHere kind="channel" />;
  return (
    <Columns data-narrow={narrow || undefined}>
      <PageTitle title={channel.name} />
      {!narrow && <ChannelSidebar {...list} current={channel} />}
      <ChannelScreen key={channel.id} channel={channel} category={addressOf(category)} narrow={narrow} />
    </Columns>
  );
}

function findCategory(
  categories: readonly ChannelCategory[],
  slugOrId: string | undefined,
): ChannelCategory | undefined {
  if (slugOrId === undefined) return defaultCategory(categories);
  return findBySlugOrId(categories, slugOrId) ?? (slugOrId === ANY_CATEGORY ? defaultCategory(categories) : undefined);
}

function useNarrow(): boolean {
  const { mobileBrowser } = useServices().environment;
  const narrow = useMediaQuery(`(max-width: ${CHANNEL_MOBILE_MAX_WIDTH}px)`);
  return isChannelMobileLayout({
    widthPx: narrow ? CHANNEL_MOBILE_MAX_WIDTH : Number.POSITIVE_INFINITY,
    mobileBrowser,
  });
}
