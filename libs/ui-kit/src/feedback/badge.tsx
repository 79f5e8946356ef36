import type { ReactNode } from 'react';
import styled from 'styled-components';

const Styled = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 22px;
  padding: 1px 8px;
  border-radius: var(--badge-shape, 4px);
  font-size: var(--type--1);
  font-weight: var(--weight-bold);
  line-height: 1.2;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;

  &[data-tone='neutral'] {
    background: var(--color-surface-3);
    color: var(--color-text-strong);
  }
  &[data-tone='outline'] {
    border: 1px solid currentColor;
    padding: 0 6px;
    min-height: 20px;
    color: inherit;
  }
  &[data-tone='accent'] {
    background: var(--color-accent);
    color: var(--color-text-on-accent);
  }
  &[data-tone='good'] {
    background: var(--color-good);
    color: var(--color-text-on-good);
  }
  &[data-tone='live'] {
    background: var(--color-live);
    color: var(--color-text-on-live);
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }
  &[data-tone='live']::before,
  &[data-tone='live-outline']::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-tone='live-outline'] {
    border: 1px solid currentColor;
    padding: 0 7px;
    color: inherit;
    text-transform: uppercase;
  }
  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;

export type BadgeTone = 'neutral' | 'outline' | 'accent' | 'good' | 'live' | 'live-outline';

/** A short mark on or beside a thing: on air, HD, 16+. `live` is a signal and nothing else wears it. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <Styled data-tone={tone}>{children}</Styled>;
}
