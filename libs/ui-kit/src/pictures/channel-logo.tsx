import styled from 'styled-components';
import { Picture } from './picture.tsx';
import type { PictureSource } from './picture-source.ts';

const Tile = styled.span`
  display: block;
  flex: none;
  width: var(--tile-size, 44px);
  height: var(--tile-size, 44px);
  border-radius: var(--tile-shape);
  overflow: hidden;
  --initials-size: calc(var(--tile-size, 44px) * 0.36);
`;

/** A channel's mark on its own tile. The channel's colours stay inside of it. */
export function ChannelLogo({
  name,
  source,
  className,
}: {
  readonly name: string;
  readonly source?: PictureSource | null | undefined;
  readonly className?: string;
}) {
  return (
    <Tile className={className}>
      <Picture source={source} ratio="square" title={name} stand="initials" sizes="64px" />
    </Tile>
  );
}
