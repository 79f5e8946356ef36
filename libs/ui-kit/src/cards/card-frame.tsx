import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { clampLines, fill, focusOnArt, oneLine } from '../theme/css.ts';
import { UiLink } from '../theme/ui-context.tsx';
import { slot } from '../looks/slot.ts';

/** What every card can be asked. */
export interface CardProps {
  readonly title: string;
  /** Where it leads. Without an address the card is a button and `onOpen` decides. */
  readonly href?: string | undefined;
  /** A press; prevent its default to keep the browser where it is. */
  readonly onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Names the card for whoever restores the focus when the viewer comes back. */
  readonly focusKey?: string | undefined;
}

const Article = styled.article`
  position: relative;
  min-width: 0;
  height: 100%;

  /* A face needs no frame. */
  &[data-kind='person'] {
    --card-padding: 0px;
    --card-surface: transparent;
    --card-border: 0 solid transparent;
  }
  &[data-kind='person'] > :focus-visible {
    outline: none;
  }
`;

const Target = styled.a`
  display: block;
  position: relative;
  width: 100%;
  height: 100%;
  padding: var(--card-padding);
  border: var(--card-border);
  border-radius: var(--card-shape);
  background: var(--card-surface);
  color: var(--color-text-strong);
  text-align: start;
  transition:
    transform var(--motion-normal) var(--motion-ease),
    border-color var(--motion-fast) linear;

  &:focus-visible {
    outline: var(--card-frame-ring);
    outline-offset: var(--focus-gap);
    z-index: 1;
  }
  &:focus-visible > [data-part='picture'] {
    outline: var(--card-picture-ring);
    outline-offset: var(--focus-gap);
    box-shadow: var(--focus-shadow);
  }
  @media (hover: hover) {
    &:hover > [data-part='picture'] img,
    &:focus-visible > [data-part='picture'] img {
      transform: scale(var(--focus-scale));
    }
  }

  ${slot('cards', 'cardTarget')}
  [data-cards='history'] & {
    ${slot('cards', 'historyTarget')}
  }
  [data-cards='episode'] & {
    ${slot('cards', 'episodeTarget')}
  }
`;

export const CardPicture = styled.span`
  display: block;
  position: relative;
  border-radius: var(--radius-picture);

  img {
    transition:
      transform var(--motion-slow) var(--motion-ease),
      opacity var(--motion-normal) linear !important;
    filter: var(--picture-grade);
  }
  /* A brand may grade its pictures; where colours are the system's they are as they came. */
  @media (forced-colors: active) {
    img {
      filter: none;
    }
  }

  ${slot('cards', 'cardPicture')}
`;

/** A shade under text that lies on a picture; nothing else is darkened. */
export const FootScrim = styled.span`
  ${fill}
  border-radius: inherit;
  background: linear-gradient(to top, var(--color-art-scrim) 7%, transparent 62%);
  pointer-events: none;

  /* Twice, because one scrim is thin on a bright picture. */
  &::before {
    content: '';
    ${fill}
    border-radius: inherit;
    background: linear-gradient(to top, var(--color-art-scrim), transparent 50%);
  }
`;

export const CardCaption = styled.span`
  display: block;
  padding: var(--card-caption-padding);
  text-align: var(--card-caption-align);
`;

export const CardTitle = styled.span`
  ${oneLine}
  display: block;
  color: var(--color-text-strong);
  font-family: var(--card-title-font);
  font-size: var(--card-title-size);
  font-weight: var(--card-title-weight);
  text-transform: var(--card-title-case);
  line-height: 1.35;

  &[data-lines='2'] {
    white-space: normal;
    ${clampLines(2)}
  }
  &[data-on-art] {
    color: var(--color-text-on-art);
  }
`;

export const CardMeta = styled.span`
  ${oneLine}
  display: block;
  margin-top: 1px;
  color: var(--color-text-muted);
  font-size: var(--type--1);
  font-variant-numeric: tabular-nums lining-nums;

  &[data-on-art] {
    color: var(--color-text-on-art);
    opacity: 0.86;
  }
  &[data-tone='accent'] {
    color: var(--color-accent-text);
    font-weight: var(--weight-bold);
  }
`;

/** Marks in the corners of a picture. */
export const CardCorner = styled.span`
  position: absolute;
  top: 8px;
  left: 8px;
  display: flex;
  gap: 6px;
  max-width: calc(100% - 16px);

  &[data-at='end'] {
    left: auto;
    right: 8px;
  }
`;

const Extra = styled.span`
  position: absolute;
  z-index: 2;
  top: calc(8px + var(--card-padding));
  right: calc(8px + var(--card-padding));

  /* Its ring lies on a picture, dark or bright: a shade under it makes it read on both. */
  ${focusOnArt}
  :focus-visible {
    box-shadow: 0 0 0 calc(var(--focus-gap) + var(--focus-width) + 2px) var(--color-art-scrim);
  }
`;

/**
 * The frame of a card: one target that is the whole card, named by everything it shows, and beside it an `extra` control
 * (a heart, a mute button), because a control must not stand in a link.
 */
export function CardFrame({
  kind,
  href,
  onOpen,
  focusKey,
  extra,
  children,
}: Omit<CardProps, 'title'> & {
  readonly kind: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) {
  const target = { 'data-card-target': true, 'data-focus-key': focusKey, onClick: onOpen };
  return (
    <Article data-kind={kind}>
      {href === undefined ? (
        <Target as="button" type="button" {...target}>
          {children}
        </Target>
      ) : (
        <Target as={UiLink} href={href} draggable={false} {...target}>
          {children}
        </Target>
      )}
      {extra && <Extra>{extra}</Extra>}
    </Article>
  );
}
