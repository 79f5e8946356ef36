import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { tile } from '../reading/tile.ts';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';

const Blocks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: max(12px, var(--row-gap));

  > li {
    ${tile}
    display: grid;
    grid-template-rows: auto 1fr;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  > li > [data-part='words'] {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-5);
  }
  > li > span:first-child {
    border-radius: 0;
  }
`;

export interface FeatureBlock {
  readonly id: string | number;
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureSource | null | undefined;
}

/** What a provider's viewers get, block by block, with or without pictures. */
export function FeatureBlocks({
  label,
  level = 3,
  items,
}: {
  readonly label: string;
  readonly level?: 2 | 3;
  readonly items: readonly FeatureBlock[];
}) {
  return (
    <Blocks aria-label={label}>
      {items.map(({ id, title, text, picture }) => (
        <li key={id}>
          {picture && <Picture source={picture} ratio="wide" title={title} sizes="400px" />}
          <div data-part="words">
            <Heading level={level} size="section">
              {title}
            </Heading>
            <Text>{text}</Text>
          </div>
        </li>
      ))}
    </Blocks>
  );
}

const Devices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: var(--space-4) var(--space-5);

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-3);
    color: var(--color-text-strong);
    overflow-wrap: anywhere;
    --icon-size: 2.25rem;
  }
  > li > svg {
    color: var(--color-accent-text);
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
`;

export interface DeviceItem {
  readonly id: string | number;
  readonly title: string;
  /** "Android 7 и новее". */
  readonly detail?: string | undefined;
  readonly icon: IconShape;
}

/** What one can watch on. */
export function DeviceList({ label, devices }: { readonly label: string; readonly devices: readonly DeviceItem[] }) {
  return (
    <Devices aria-label={label}>
      {devices.map(({ id, title, detail, icon }) => (
        <li key={id}>
          <Icon shape={icon} />
          <span>
            {title}
            {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </Devices>
  );
}
