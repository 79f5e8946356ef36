import type { ChannelCategory } from '@livery/contract/channels/entities';
import { addressOf } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { ChannelTiles } from '@livery/ui-kit/channels';
import { TextField } from '@livery/ui-kit/forms';
import { searchIcon } from '@livery/ui-kit/icons';
import { addresses } from '@livery/widgets/addresses';
import { channelLogoOf } from '@livery/widgets/pictures';
import { memo, useCallback, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AdultGate } from './adult-gate.tsx';
import { CategoryChips } from './category-chips.tsx';
import { FoundChannels, type NumberedChannel } from './found-channels.tsx';
import { usePreparedSearch } from '@livery/widgets/use-prepared-search';

export type { NumberedChannel };

interface Props {
  categories: readonly ChannelCategory[];
  category: ChannelCategory;
  channels: readonly NumberedChannel[];
  current: NumberedChannel | null;
  lastWatched: readonly NumberedChannel[];
  /** Changes the channel; without it a line is a link. */
  onOpen?: (channelId: number) => void;
}

const Panel = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
`;
const Head = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-1);
  min-width: 0;

  > * {
    min-width: 0;
  }
  /* It begins where the rest of the page does, and its lines leave by the edge of the window. */
  [data-narrow] & {
    padding: var(--space-2) var(--space-4);
    --bar-bleed: var(--space-4);
  }
`;
/** Fewer marks are no row, and the current channel is one of them. */
const FEWEST_TILES = 2;

/** The list of channels: by category, by name or number, and those watched last. */
export function ChannelListPanel({ categories, category, channels, current, lastWatched, onOpen }: Props) {
  const t = useT();
  const [query, setQuery] = useState('');
  usePreparedSearch(channels);

  const { search } = useLocation();
  const navigate = useNavigate();
  /** Another list beside what plays, which goes on playing. */
  const beside = useCallback(
    (slug: string) => addresses.channel(current!, { category: slug }) + search,
    [current, search],
  );
  /** A press on a line is a change of the channel, as by a key; on the one that is there it leads to what is live. */
  function open(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[data-focus-key]') : null;
    const href = link?.getAttribute('href');
    const [, id] = /^(?:channel|tile)-(\d+)$/.exec(link?.getAttribute('data-focus-key') ?? '') ?? [];
    if (!href || id === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    const isHere = Number(id) === current?.id;
    if (onOpen && !isHere) onOpen(Number(id));
    else void navigate(href, { replace: isHere });
  }

  return (
    <Panel data-zaps={onOpen ? '' : undefined} onClickCapture={open}>
      <Head>
        <TextField
          label={t('channels_search')}
          hideLabel
          placeholder={t('channels_search')}
          icon={searchIcon}
          type="search"
          data-search="channels"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <CategoryChips categories={categories} category={category} {...(current && { hrefOf: beside })} />
        {lastWatched.length >= FEWEST_TILES && query === '' && (
          <LastWatched channels={lastWatched} category={addressOf(category)} />
        )}
      </Head>
      <AdultGate category={category}>
        <FoundChannels channels={channels} category={category} current={current} query={query} />
      </AdultGate>
    </Panel>
  );
}

/** A press that asks for this page, not for another tab. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const LastWatched = memo(function LastWatched({
  channels,
  category,
}: {
  channels: readonly NumberedChannel[];
  category: string;
}) {
  const t = useT();
  return (
    <ChannelTiles
      label={t('channels_last_watched')}
      channels={channels.map((channel) => ({
        id: channel.id,
        name: channel.name,
        logo: channelLogoOf(channel),
        href: addresses.channel(channel, { category }),
      }))}
    />
  );
});
