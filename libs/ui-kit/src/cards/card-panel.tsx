import { type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { slot } from '../looks/slot.ts';
import { OverCardBox } from '../overlay/over-card-box.ts';
import { useDescribedBy, useOverCard } from '../overlay/use-over-card.ts';
import { clampLines, fill } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';

const Box = styled(OverCardBox)`
  ${slot('cards', 'cardPanel')}
`;

/** The whole of it leads to the film's page; the card's own link says so to whoever does not see it. */
const Open = styled(UiLink)`
  ${fill}
  z-index: 1;
`;

const Screen = styled.span`
  display: block;
  position: relative;
  border-radius: 0;
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  padding: var(--space-3) var(--space-4) var(--space-4);

  > b {
    ${clampLines(2)}
    color: var(--color-text-strong);
    font-family: var(--card-title-font);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
    text-transform: var(--card-title-case);
    line-height: 1.25;
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    min-height: 1.6em;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-part='description'] {
    ${clampLines(2)}
    /* As high before the words have come. */
    min-height: 2.8em;
    font-size: var(--type-0);
    line-height: 1.4;
  }
  [data-part='actions'] {
    position: relative;
    z-index: 2;
    display: flex;
    gap: 8px;
    margin-top: 6px;
  }
  [data-part='actions'] > * {
    flex: 1 1 auto;
  }
`;

interface Props {
  /** The card that it stands over. */
  readonly card: HTMLElement;
  readonly title: string;
  readonly href: string;
  readonly picture?: PictureSource | null | undefined;
  /** The number of its genre: its colours stand in for a picture. */
  readonly genre?: number | undefined;
  /** Year, genre, length, age: short, each by itself. */
  readonly facts: readonly ReactNode[];
  readonly description?: string | undefined;
  /** Two presses: watch, and keep. */
  readonly actions: ReactNode;
  /** Lies over the picture: a `video` that is `data-shown` once it plays. */
  readonly preview?: ReactNode;
}

/**
 * What a film is, and what can be done with it at once, over the card that somebody rests on. It lies in the browser's top layer, over what would
 * cut it off; whoever shows it decides when.
 */
export function CardPanel({ card, title, href, picture, genre, facts, description, actions, preview }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useOverCard(box, card);
  useDescribedBy(id, card);
  return (
    <Box ref={box} popover="manual" role="group" aria-label={title}>
      <Open href={href} tabIndex={-1} aria-hidden />
      <Screen data-part="picture">
        <Picture source={picture} ratio="wide" title={title} genre={genre} sizes="440px" />
        {preview}
      </Screen>
      <Words>
        <b aria-hidden>{title}</b>
        <div id={id}>
          <p data-part="facts">
            {facts.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </p>
          <p data-part="description">{description}</p>
        </div>
        <div data-part="actions">{actions}</div>
      </Words>
    </Box>
  );
}
