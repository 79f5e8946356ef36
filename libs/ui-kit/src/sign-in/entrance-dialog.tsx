import type { ReactNode } from 'react';
import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { Dialog } from '../overlay/dialog.tsx';

/** From here on the brand stands beside the question; below, it is a band above it. */
const WIDE = '@media (min-width: 820px)';

const Entrance = styled(Dialog)`
  > [data-part='aside'] {
    min-height: 168px;
  }
  > header {
    position: static;
    z-index: auto;
    background: none;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: var(--space-5) var(--space-6) var(--space-4);
  }
  && > header > h2 {
    grid-column: 1;
    align-self: center;
    padding: 0;
    font-size: var(--type-4);
    line-height: 1.1;
    text-wrap: balance;
  }
  /* A phone: the whole screen, so that the field is far above the keyboard. */
  @media (max-width: 480px) {
    grid-template-rows: auto auto minmax(0, 1fr);
    width: 100vw;
    height: 100vh;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-radius: 0;
    display: grid;
    align-content: start;

    > [data-part='aside'] {
      min-height: min(27vh, 240px);
    }
  }
  /* The keyboard of a phone that lies on its side leaves room for the question alone. */
  @media (max-width: 819px) and (max-height: 520px) {
    > [data-part='aside'] {
      display: none;
    }
  }
  ${WIDE} {
    --dialog-width: 880px;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 2.45fr);
    min-height: min(500px, calc(100vh - 2 * var(--space-4)));

    > [data-part='aside'] {
      grid-row: 1 / 3;
      padding: var(--space-7);
    }
    > header {
      padding: var(--space-6) var(--space-6) var(--space-4) clamp(28px, 4vw, 60px);
      row-gap: var(--space-3);
    }
    /* The cross has a line of its own: the question begins below it, at the edge of the fields. */
    && > header > h2 {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    > header > button {
      grid-column: 2;
    }
    > header + * {
      padding: 0 clamp(28px, 4vw, 60px) var(--space-8);
    }
  }

  /* What the viewer was at stays behind glass; a television has better to do than to grind it. */
  ${WIDE} {
    :root:not([data-density='tv']) &::backdrop {
      backdrop-filter: blur(32px) saturate(1.3);
    }
  }

  /* On a television it grows with its letters. */
  :root[data-density='tv'] & {
    width: min(calc(var(--dialog-width) * 1.35), calc(100vw - 2 * var(--space-4)));
  }

  ${slot('sign-in', 'entrance')}
`;

/** The dialogue of signing in: a question, and the brand beside it. */
export const EntranceDialog = ({
  aside,
  ...dialog
}: {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** A `BrandAside`. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) => <Entrance beside={aside} {...dialog} />;
