import styled from 'styled-components';
import { ChannelLogo } from '../pictures/channel-logo.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { UiLink } from '../theme/ui-context.tsx';

const Line = styled.ul`
  display: flex;
  gap: 8px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  --tile-size: 44px;

  a {
    display: block;
    border-radius: var(--tile-shape);
  }
`;

/** Channels by their marks alone, one beside the other: those watched last. */
export function ChannelTiles({
  label,
  channels,
}: {
  readonly label: string;
  readonly channels: readonly {
    readonly id: number;
    readonly name: string;
    readonly logo?: PictureSource | null | undefined;
    readonly href: string;
  }[];
}) {
  return (
    <Line aria-label={label}>
      {channels.map(({ id, name, logo, href }) => (
        <li key={id}>
          <UiLink href={href} aria-label={name} title={name} data-focus-key={`tile-${id}`}>
            <ChannelLogo name={name} source={logo} />
          </UiLink>
        </li>
      ))}
    </Line>
  );
}
