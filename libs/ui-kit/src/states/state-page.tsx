import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { fill } from '../theme/css.ts';
import { Scene } from './scene.tsx';

const Page = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--space-3);
  min-height: min(62vh, 560px);
  padding: var(--space-9) var(--page-margin);
  overflow: hidden;

  &[data-compact] {
    min-height: 260px;
    padding: var(--space-7) var(--space-5);
    margin: 0 var(--page-margin);
    border-radius: var(--radius-l);
  }
  &[data-full] {
    min-height: 100vh;
  }
  [data-part='art'] {
    ${fill}
    z-index: -2;
    opacity: 0.4;
  }
  /* Text is never on the drawing itself. */
  [data-part='art']::after {
    content: '';
    ${fill}
    background: linear-gradient(90deg, var(--color-surface-0) 8%, transparent 72%);
  }
  [data-part='words'] {
    display: grid;
    gap: var(--space-3);
    max-width: 560px;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-4);
  }
  @media (max-width: 480px) {
    align-content: end;
    padding-bottom: var(--space-8);
    [data-part='art']::after {
      background: linear-gradient(to top, var(--color-surface-0) 34%, transparent 92%);
    }
  }
`;

/** A page that has something to say in place of its content: what, why, and where to go from here. */
export function StatePage({
  title,
  level = 1,
  size = 'page',
  art = <Scene />,
  actions,
  role,
  children,
}: {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  /** `compact` stands in place of a list, `full` of the whole window. */
  readonly size?: 'compact' | 'page' | 'full';
  /** The brand's own empty scene. */
  readonly art?: ReactNode;
  readonly actions?: ReactNode;
  readonly role?: 'alert' | 'status' | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <Page data-compact={size === 'compact' || undefined} data-full={size === 'full' || undefined} role={role}>
      <div data-part="art">{art}</div>
      <div data-part="words">
        <Heading level={level} size={size === 'compact' ? 'section' : 'display'}>
          {title}
        </Heading>
        {typeof children === 'string' ? <Text size="large">{children}</Text> : children}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </Page>
  );
}
