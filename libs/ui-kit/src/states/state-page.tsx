import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { fill } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import { Scene } from './scene.tsx';

/** What is seen of the window below the head of the page; on phones without the browser's own bars. */
const WINDOW = `
  min-height: calc(100vh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
  min-height: calc(100svh - var(--header-height, 0px) - var(--bottom-nav-height, 0px));
`;

const Page = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--space-3);
  ${WINDOW}
  padding: var(--space-9) var(--page-margin);
  overflow: hidden;
  --ground: var(--color-surface-0);

  [data-part='art'] {
    ${fill}
    z-index: -2;
    opacity: 0.86;
  }
  /* Text is never on the drawing itself. */
  [data-part='art']::after {
    content: '';
    ${fill}
    background:
      linear-gradient(90deg, var(--ground) 8%, transparent 72%),
      linear-gradient(to top, var(--ground), transparent 34%);
  }
  [data-part='words'] {
    display: grid;
    gap: var(--space-3);
    max-width: 560px;
    /* What somebody has written may have no place to break. */
    overflow-wrap: anywhere;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-4);
  }
  /* A phone that lies on its side. */
  @media (max-height: 480px) {
    padding-top: var(--space-5);
    padding-bottom: var(--space-5);
  }
  /* A phone that stands: the drawing above the words, both in the middle of the window. */
  @media (max-width: 480px) {
    justify-items: stretch;
    padding-top: var(--space-5);
    padding-bottom: var(--space-5);

    [data-part='art'] {
      position: relative;
      height: min(30vh, 240px);
      margin: 0 calc(-1 * var(--page-margin)) var(--space-3);
    }
    [data-part='art']::after {
      background: linear-gradient(var(--color-surface-0), transparent 40%, transparent 60%, var(--color-surface-0));
    }
    [data-part='actions'] {
      display: grid;
    }
  }
  &[data-full] {
    min-height: 100vh;
    min-height: 100svh;
  }
  /* The land keeps its breadth in a high window: it lies at the foot, the sky above it is the page. */
  @media (min-width: 481px) {
    &:not([data-compact]) [data-part='art'] {
      top: auto;
      height: min(100%, 46vw);
    }
    &:not([data-compact]) [data-part='art']::after {
      background:
        linear-gradient(90deg, var(--ground) 8%, transparent 72%), linear-gradient(var(--ground), transparent 46%),
        linear-gradient(to top, var(--ground), transparent 34%);
    }
  }
  &[data-compact] {
    min-height: 260px;
    padding: var(--space-7) var(--space-5);
    margin: 0 var(--page-margin);
    border-radius: var(--radius-l);

    /* Of a drawing that is much wider than high nothing is left to see. */
    [data-part='art'] {
      left: auto;
      width: min(100%, 1280px);
    }
    /* So little room is for the words. */
    @media (max-width: 480px) {
      background: var(--color-surface-1);

      [data-part='art'] {
        display: none;
      }
    }
  }

  ${slot('states', 'statePage')}
`;

/** A page that has something to say in place of its content: what, why, and where to go from here. */
export function StatePage({
  title,
  level = 1,
  size = 'page',
  art = <Scene />,
  actions,
  role,
  isSaidAbove = false,
  children,
}: {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  /** `compact` stands in place of a list, `full` of the whole window. */
  readonly size?: 'compact' | 'page' | 'full';
  /** The brand's own empty scene. */
  readonly art?: ReactNode;
  readonly actions?: ReactNode;
  /** A modal over the page says all of it: only the scene is seen. */
  readonly isSaidAbove?: boolean;
  readonly role?: 'alert' | 'status' | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <Page data-compact={size === 'compact' || undefined} data-full={size === 'full' || undefined} role={role}>
      <div data-part="art">{art}</div>
      <div data-part="words" data-visually-hidden={isSaidAbove || undefined}>
        <Heading level={level} size={size === 'compact' ? 'section' : 'display'}>
          {title}
        </Heading>
        {typeof children === 'string' ? <Text size="large">{children}</Text> : children}
      </div>
      {actions && !isSaidAbove && <div data-part="actions">{actions}</div>}
    </Page>
  );
}
