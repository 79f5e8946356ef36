import type { ReactNode } from 'react';
import styled from 'styled-components';
import { clampLines } from '../theme/css.ts';

const Styled = styled.p`
  font-size: var(--type-0);
  color: var(--color-text-normal);
  text-wrap: pretty;

  &[data-size='small'] {
    font-size: var(--type--1);
  }
  &[data-size='large'] {
    font-size: var(--type-1);
    line-height: 1.5;
  }
  &[data-tone='muted'] {
    color: var(--color-text-muted);
  }
  &[data-tone='strong'] {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  &[data-tone='accent'] {
    color: var(--color-accent-text);
  }
  &[data-tone='danger'] {
    color: var(--color-danger);
  }
  &[data-tone='success'] {
    color: var(--color-success);
  }
  &[data-numeric] {
    font-variant-numeric: tabular-nums lining-nums;
  }
  &[data-lines='1'] {
    ${clampLines(1)}
  }
  &[data-lines='2'] {
    ${clampLines(2)}
  }
  &[data-lines='3'] {
    ${clampLines(3)}
  }
`;

/** Running text. `numeric` keeps digits from dancing; `lines` cuts with an ellipsis. */
export function Text({
  as = 'p',
  size = 'normal',
  tone = 'normal',
  numeric = false,
  lines,
  id,
  className,
  children,
}: {
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'time';
  readonly size?: 'small' | 'normal' | 'large';
  readonly tone?: 'normal' | 'muted' | 'strong' | 'accent' | 'danger' | 'success';
  readonly numeric?: boolean;
  readonly lines?: 1 | 2 | 3;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <Styled
      as={as}
      data-size={size}
      data-tone={tone}
      data-numeric={numeric || undefined}
      data-lines={lines}
      id={id}
      className={className}
    >
      {children}
    </Styled>
  );
}
