import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { alertIcon, checkIcon, infoIcon } from '../icons/shapes.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-left: 3px solid var(--color-outline);
  border-radius: var(--radius-s);
  background: var(--color-surface-1);
  color: var(--color-text-normal);

  > svg {
    --icon-size: 1.375rem;
    color: var(--color-text-strong);
  }
  > div {
    flex: 1 1 240px;
  }
  strong {
    display: block;
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  &[data-tone='danger'] {
    border-left-color: var(--color-danger);
    > svg {
      color: var(--color-danger);
    }
  }
  &[data-tone='success'] {
    border-left-color: var(--color-success);
    > svg {
      color: var(--color-success);
    }
  }
  &[data-tone='warning'] {
    border-left-color: var(--color-warning);
    > svg {
      color: var(--color-warning);
    }
  }
`;

const icons = { info: infoIcon, success: checkIcon, warning: alertIcon, danger: alertIcon };

/** A message in its place on the page. A `danger` is read out at once, the others when the reader pauses. */
export function Alert({
  tone = 'info',
  title,
  action,
  children,
}: {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Box data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon shape={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </Box>
  );
}
