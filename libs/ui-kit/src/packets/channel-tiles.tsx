import { memo, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { matchOptions } from '../forms/match-options.ts';
import { TextField } from '../forms/text-field.tsx';
import { searchIcon } from '../icons/shapes.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Text } from '../text/text.tsx';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';
import { Below } from './comparison-parts.ts';
import { useShowMore } from './use-show-more.ts';

/** So many at first, and with each press more. */
const TILES = 60;

const Box = styled.div`
  display: grid;
  gap: var(--space-4);

  > [data-part='search'] {
    max-width: 26rem;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr));
  gap: var(--space-2);
  --tile-size: 40px;

  > li {
    display: grid;
    min-width: 0;
  }
  > li > * {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3);
    min-height: 56px;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    color: var(--color-text-normal);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  > li > a:hover {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }
  &[data-compact] {
    display: flex;
    flex-wrap: wrap;
    --tile-size: 28px;
  }
  &[data-compact] > li {
    max-width: 100%;
  }
  &[data-compact] > li > * {
    gap: var(--space-2);
    min-height: var(--touch-target);
    padding: 6px 12px 6px 8px;
    border-radius: var(--chip-shape);
    font-size: var(--type--1);
  }
  @media (max-width: 480px) {
    &:not([data-compact]) {
      grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    }
    > li > * {
      gap: var(--space-2);
      padding: var(--space-2);
      font-size: var(--type--1);
    }
  }
  @media (forced-colors: active) {
    > li > * {
      border: 1px solid CanvasText;
    }
  }

  ${slot('packets', 'channelTiles')}
`;

export interface TileChannel {
  readonly id: number | string;
  readonly name: string;
  readonly logo?: PictureSource | null | undefined;
  readonly href?: string | undefined;
}

/** The channels of a packet: a field that finds one and tiles, or, `compact`, small marks with their names and no field. */
export function PacketChannels({
  label,
  channels,
  compact = false,
}: {
  readonly label: string;
  readonly channels: readonly TileChannel[];
  readonly compact?: boolean;
}) {
  const translate = useUiText();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const known = useMemo(() => channels.map((channel) => ({ ...channel, label: channel.name })), [channels]);
  const found = useMemo(() => matchOptions(known, typed), [known, typed]);
  const more = useShowMore(list, found.length, TILES);
  const isSearched = typed.trim() !== '';
  return (
    <Box>
      {!compact && (
        <div data-part="search">
          <TextField
            label={translate('channels_search')}
            hideLabel
            placeholder={translate('channels_search')}
            type="search"
            autoComplete="off"
            icon={searchIcon}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      <div role="status" data-visually-hidden={found.length > 0 || undefined}>
        {isSearched &&
          (found.length > 0 ? (
            translate('options_found', { count: found.length })
          ) : (
            <Text tone="muted">{translate('warning_no_search_results')}</Text>
          ))}
      </div>
      {found.length > 0 && (
        <List ref={list} aria-label={label} data-compact={compact || undefined}>
          {found.slice(0, more.shown).map((channel) => (
            <li key={channel.id}>
              <Tile {...channel} />
            </li>
          ))}
        </List>
      )}
      {more.hasMore && (
        <Below>
          <Button onClick={more.showMore}>{translate('action_more')}</Button>
        </Below>
      )}
    </Box>
  );
}

/** Drawn once, however often the list around it is searched. */
const Tile = memo(function Tile({ name, logo, href }: TileChannel) {
  const face = (
    <>
      <ChannelLogo name={name} source={logo} />
      <span>{name}</span>
    </>
  );
  return href === undefined ? <div>{face}</div> : <UiLink href={href}>{face}</UiLink>;
});
