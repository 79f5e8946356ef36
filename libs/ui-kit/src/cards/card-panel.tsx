import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { slot } from '../looks/slot.ts';
import { OverCard } from '../overlay/over-card.tsx';
import { clampLines } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';

const Box = styled(OverCard)`
  ${slot('cards', 'cardPanel')}
`;

const Screen = styled.span`
  display: block;
  position: relative;
  border-radius: 0;
`;

/** As on a card of the history. */
const Progress = styled(ProgressBar)`
  position: absolute;
  z-index: 1;
  right: var(--progress-inset);
  bottom: var(--progress-inset);
  left: var(--progress-inset);
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
    /* Long words of a button take a line of their own, and are not cut off. */
    flex-wrap: wrap;
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
  /** How far it was watched; not said where it was not begun. */
  readonly percent?: number | undefined;
  /** Year, genre, length, age: short, each by itself. */
  readonly facts: readonly ReactNode[];
  readonly description?: string | undefined;
  /** Two presses: watch, and keep. */
  readonly actions: ReactNode;
  /** Lies over the picture: a `video` that is `data-shown` once it plays. */
  readonly preview?: ReactNode;
}

/**
 * What a film is, and what can be done with it at once, over the card that somebody rests on.
 */
export function CardPanel(props: Props) {
  const { card, title, href, picture, genre, percent, facts, description, actions, preview } = props;
  const translate = useUiText();
  const id = useId();
  return (
    <Box card={card} href={href} label={title} describedBy={id}>
      <Screen data-part="picture">
        <Picture source={picture} ratio="wide" title={title} genre={genre} sizes="440px" />
        {preview}
        {percent !== undefined && (
          <Progress percent={percent} onArt label={translate('history_progress', { percent: Math.round(percent) })} />
        )}
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
