import {
  addressOf,
  categoriesFor,
  categoryChoice,
  channelsOfCategory,
  findBySlugOrId,
  firstCategory,
  freeChannels,
  withNumbers,
} from '@livery/domain/channels';
import type { ProfileRole } from '@livery/domain/schedule';
import type { ChannelCategory } from '@livery/contract/channels/entities';
import { activeRole } from '@livery/domain/profiles';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { EmptyState } from '@livery/ui-kit/states';
import { addresses } from '@livery/widgets/addresses';
import { isEmbedded } from '@livery/domain/embedded';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { useChannels } from '@livery/widgets/use-channels';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ChannelGrid } from './channel-grid.tsx';
import type { NumberedChannel } from './channel-list-panel.tsx';
import { ChannelPage } from './channel-page.tsx';
import { ChannelSkeleton, ChannelsSkeleton } from './channels-skeleton.tsx';
import { EmbeddedChannel } from './embedded-channel.tsx';
import { useChannelHints } from './use-channel-hints.ts';
import { useLastWatched } from './use-last-watched.ts';
import { useChannelMobileLayout } from './use-channel-mobile-layout.ts';

/** The word for "no category in particular" in addresses. */
const ANY_CATEGORY = 'all';

/** The address of what anybody may watch. NAV-022, CHAN-077 */
const FREE = /^\/channelsfree\/?$/;
const BARE_LIST = /^\/channels\/?$/;
/** The channels section: the list, or a channel beside its list. CHAN-001..007, CHAN-014, CHAN-016 */
export default function ChannelsPage() {
  const t = useT();
  const params = useParams();
  const { pathname } = useLocation();
  const narrow = useChannelMobileLayout();
  const role = useSelector(activeRole);
  const { channels, categories, error, retry } = useChannels();
  // A number is the place among all that this profile may see, in whatever list it stands. CHAN-060
  const all = useMemo(() => (channels ? withNumbers(channels) : []), [channels]);

  if (!channels || !categories) {
    if (error) return <LoadProblem error={error} kind="channel" onRetry={retry} />;
    return params['channel'] === undefined ? <ChannelsSkeleton /> : <ChannelSkeleton narrow={narrow} />;
  }
  const category = findCategory(categoriesFor(categories, role), params['category'], role);
  if (!category) return <UnknownCategory />;
  if (FREE.test(pathname)) {
    const title = t('channels_free_title');
    return (
      <>
        <PageHead title={title} />
        <ChannelGrid title={title} categories={[]} category={category} channels={freeChannels(all)} />
      </>
    );
  }
  const shown = channelsOfCategory(all, category) as NumberedChannel[];
  const list = { categories: categoryChoice(categories, all, role), category, channels: shown };
  if (params['channel'] === undefined) return <List all={all} {...list} />;

  const channel = findBySlugOrId(all, params['channel']);
  if (!channel) return <NothingHere kind="channel" />;
  if (isEmbedded(pathname)) return <EmbeddedChannel channel={channel} category={addressOf(category)} />;
  return <ChannelPage all={all} {...list} channel={channel} narrow={narrow} />;
}

interface ListProps {
  all: readonly NumberedChannel[];
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  channels: readonly NumberedChannel[];
}

/** The list; whoever comes to it from within the site comes to the channel watched last, and by "back" to the list that was seen. CHAN-002 */
function List({ all, ...list }: ListProps) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, hash, state, key } = useLocation();
  const [last] = useLastWatched(all, null);
  useChannelHints(all);
  const wasSeen = (state as { listSeen?: true } | null)?.listSeen === true;
  const isNew = !wasSeen && BARE_LIST.test(pathname);
  // A modal over the list is no way to another page.
  const leadsOn = isNew && key !== 'default' && hash === '' && last !== undefined;
  useEffect(() => {
    if (isNew && !leadsOn) void navigate({ pathname, hash }, { replace: true, state: { ...state, listSeen: true } });
  }, [isNew, leadsOn, navigate, pathname, hash, state]);
  if (leadsOn) return <Navigate to={addresses.channel(last)} replace />;
  return (
    <>
      <PageHead title={t('nav_channels')} />
      <ChannelGrid title={t('nav_channels')} {...list} />
    </>
  );
}

/** CHAN-005 */
function UnknownCategory() {
  const t = useT();
  return (
    <EmptyState
      title={t('channels_category_not_found')}
      size="page"
      level={1}
      action={
        <Button kind="primary" href={addresses.channels(ANY_CATEGORY)}>
          {t('channels_all_link')}
        </Button>
      }
    />
  );
}

function findCategory(
  categories: readonly ChannelCategory[],
  slugOrId: string | undefined,
  role: ProfileRole,
): ChannelCategory | undefined {
  if (slugOrId === undefined) return firstCategory(categories, role);
  return (
    findBySlugOrId(categories, slugOrId) ?? (slugOrId === ANY_CATEGORY ? firstCategory(categories, role) : undefined)
  );
}
