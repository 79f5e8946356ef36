import type { MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { UiLink } from '../theme/ui-context.tsx';

const Styled = styled(UiLink)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  border-radius: var(--radius-s);
  color: inherit;
  --icon-size: 1.15em;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
  &[data-tone='accent'] {
    color: var(--color-accent-text);
    font-weight: var(--weight-bold);
  }
  &[data-tone='muted'] {
    color: var(--color-text-muted);
  }
  &[data-tone='muted']:hover {
    color: var(--color-text-strong);
  }
  &[aria-current='page'] {
    color: var(--color-text-strong);
  }
`;

/** A link in or beside text. An address out of the site opens in a new tab and says so. */
export function TextLink({
  href,
  tone = 'accent',
  icon,
  current = false,
  onClick,
  className,
  children,
}: {
  readonly href: string;
  readonly tone?: 'accent' | 'muted' | 'plain';
  readonly icon?: IconShape | undefined;
  readonly current?: boolean;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Styled
      href={href}
      data-tone={tone}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      className={className}
    >
      {children}
      {icon && <Icon shape={icon} />}
    </Styled>
  );
}
