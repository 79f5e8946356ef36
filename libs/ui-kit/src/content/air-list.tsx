import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { Icon } from '../icons/icon.tsx';
import { playIcon } from '../icons/shapes.ts';
import { slot } from '../looks/slot.ts';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { oneLine } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    border-top: 1px solid var(--color-line);
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 14px;
    min-height: max(56px, var(--touch-target));
    padding: 6px 8px 6px 0;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
    outline-offset: calc(-1 * var(--focus-width));
    --tile-size: 40px;
    --icon-size: 1.125rem;
  }
  a:hover {
    color: var(--color-text-strong);
  }
  b {
    ${oneLine}
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  ${slot('content', 'airList')}
`;

/** Where a title was on the air: each line plays that broadcast on its channel. One stop for Tab, arrows walk over the lines. */
export function AirList({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useRovingFocus(list);
  return <List ref={list}>{children}</List>;
}

export function AirLine({
  channel,
  when,
  href,
  focusKey,
}: {
  readonly channel: { readonly name: string; readonly logo?: PictureSource | null | undefined };
  /** Day and time, as they are said: "yesterday, 19:30". */
  readonly when: string;
  readonly href: string;
  readonly focusKey?: string | undefined;
}) {
  return (
    <li>
      <UiLink href={href} data-card-target data-focus-key={focusKey}>
        {/* Its name is said beside it. */}
        <span aria-hidden>
          <ChannelLogo name={channel.name} source={channel.logo} />
        </span>
        <b>{channel.name}</b>
        <time>{when}</time>
        <Icon shape={playIcon} />
      </UiLink>
    </li>
  );
}
