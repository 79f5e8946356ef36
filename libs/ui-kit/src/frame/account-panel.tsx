import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import type { DropdownPanel } from '../overlay/dropdown.tsx';
import { Avatar } from '../pictures/avatar.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { oneLine } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { WidePanel } from './wide-panel.ts';

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 2px 14px;
  padding: 18px 20px 14px;
  --avatar-size: 48px;

  > :first-child {
    grid-row: 1 / 4;
  }
  > small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    ${oneLine}
  }
  h2 {
    align-self: end;
    color: var(--color-text-strong);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    line-height: 1.25;
    ${oneLine}
  }
  p {
    align-self: start;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
    ${oneLine}
  }
`;

const Faces = styled.ul`
  display: flex;
  gap: 4px;
  padding: 4px 14px 12px;
  overflow-x: auto;
  scrollbar-width: none;
  --avatar-size: 52px;
`;

const Face = styled.button`
  display: grid;
  justify-items: center;
  gap: 6px;
  width: 88px;
  padding: 6px 4px;
  border-radius: var(--radius-m);
  color: var(--color-text-muted);
  font-size: var(--type--1);
  outline-offset: -2px;

  > :last-child {
    max-width: 100%;
    ${oneLine}
  }
  &:hover {
    color: var(--color-text-strong);
    background: var(--color-surface-2);
  }
  &[aria-current] {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  &[aria-current] > :first-child {
    box-shadow: 0 0 0 3px var(--color-accent);
  }
`;

const Group = styled.ul`
  padding: 6px 8px;
  border-top: 1px solid var(--color-line);
`;

const Item = styled.a`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: var(--touch-target);
  padding: 8px 12px;
  border-radius: var(--radius-m);
  color: var(--color-text-normal);
  font-size: var(--type-0);
  text-align: start;
  outline-offset: -2px;
  --icon-size: 22px;

  > svg {
    color: var(--color-text-muted);
  }
  &:hover,
  &:focus-visible {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
  }
  > small {
    margin-left: auto;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    white-space: nowrap;
  }
`;

export interface AccountLink {
  readonly id: string;
  readonly label: string;
  readonly icon: IconShape;
  /** A word at the end of the line: a telephone, a language. */
  readonly detail?: string | undefined;
  /** Without an address it reports by `onChoose`. */
  readonly href?: string | undefined;
}

export interface AccountFace {
  readonly id: number;
  readonly name: string;
  readonly source?: PictureSource | null | undefined;
  readonly active: boolean;
}

/** What is the viewer's own: who it is, the profiles of the account, and where settings, packets and help are. ACC-001..012 */
export function AccountPanel({
  id,
  close,
  title,
  name,
  detail,
  source,
  faces,
  onFace,
  groups,
  onChoose,
}: DropdownPanel & {
  readonly title: string;
  readonly name: string;
  /** A line under the name: the balance, the telephone. */
  readonly detail?: string | undefined;
  readonly source?: PictureSource | null | undefined;
  readonly faces?: readonly AccountFace[];
  /** Somebody else wants to watch. */
  readonly onFace?: ((id: number) => void) | undefined;
  readonly groups: readonly (readonly AccountLink[])[];
  readonly onChoose?: ((id: string) => void) | undefined;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const leave = () => close('leave');
  return (
    <WidePanel role="dialog" id={id} aria-label={title} tabIndex={-1} ref={panel}>
      <Head>
        <Avatar name={name} source={source} />
        <small>{title}</small>
        <h2>{name}</h2>
        {detail && <p>{detail}</p>}
      </Head>
      {faces && faces.length > 0 && (
        <Faces>
          {faces.map((face) => (
            <li key={face.id}>
              <Face
                type="button"
                aria-current={face.active ? 'true' : undefined}
                onClick={() => {
                  leave();
                  if (!face.active) onFace?.(face.id);
                }}
              >
                <Avatar name={face.name} source={face.source} />
                <span>{face.name}</span>
              </Face>
            </li>
          ))}
        </Faces>
      )}
      {groups
        .filter((links) => links.length > 0)
        .map((links) => (
          <Group key={links[0]?.id}>
            {links.map((link) => (
              <li key={link.id}>
                <Item
                  {...(link.href === undefined
                    ? { as: 'button' as const, type: 'button' as const }
                    : { as: UiLink, href: link.href })}
                  onClick={() => {
                    leave();
                    if (link.href === undefined) onChoose?.(link.id);
                  }}
                >
                  <Icon shape={link.icon} />
                  {link.label}
                  {link.detail && <small>{link.detail}</small>}
                </Item>
              </li>
            ))}
          </Group>
        ))}
    </WidePanel>
  );
}
