import { Children, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { type CardKind, cardStepsCss } from '../cards/card-sizes.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons/shapes.ts';
import { Heading } from '../text/heading.tsx';
import { wideEnoughForArrows } from '../theme/css.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { useRovingFocus } from './roving-focus.ts';
import { useScrollEdges } from './scroll-edges.ts';

/** From this many items on there is something to open. ROWS-046, ROWS-047 */
const OPEN_ALL_FROM = 7;
const TITLE_LINK_FROM = 3;

export const RowSection = styled.section`
  position: relative;
  min-width: 0;
`;

export const RowHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: var(--space-4);
  padding: 0 var(--page-margin);
  min-height: 32px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > a {
    color: var(--row-link);
    font-weight: var(--row-link-weight);
  }
  > a:hover {
    color: var(--color-text-strong);
  }
  [data-room='narrow'] {
    display: none;
  }
  @media (max-width: 480px) {
    [data-room='narrow'] {
      display: inline;
    }
    [data-room='wide'] {
      display: none;
    }
  }
  h2 a:hover,
  h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  /* A thick rule marks the loud brand's headings. */
  :root[data-card='overlay-title'] & h2,
  :root[data-card='overlay-title'] & h3 {
    padding-left: 18px;
    border-left: 12px solid var(--color-accent);
    line-height: 1;
  }
`;

export const RowList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% + var(--page-margin) - var(--cards) * var(--row-gap)) / (var(--cards) + var(--peek)));
  gap: var(--row-gap);
  padding: var(--ring-room) var(--page-margin);
  /* Room for the focus ring, which a scroller would cut off. */
  margin: calc(var(--space-2) - var(--ring-room)) 0 calc(-1 * var(--ring-room));
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding: 0 var(--page-margin);
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  ${cardStepsCss}

  /* Brands that list their channels: three lines in a column. */
  :root[data-card='outlined-sheet'] &[data-cards='channel'],
  :root[data-card='inset-list'] &[data-cards='channel'] {
    --cards: 1;
    --peek: 0.12;
    grid-template-rows: repeat(3, auto);
    row-gap: 0;
    --card-shape: 0px;
    @media (min-width: 768px) {
      --cards: 2;
    }
    @media (min-width: 1280px) {
      --cards: 3;
    }
    > :nth-child(3n + 1) {
      --card-shape: var(--radius-card) var(--radius-card) 0 0;
    }
    > :nth-child(3n),
    > :last-child {
      --card-shape: 0 0 var(--radius-card) var(--radius-card);
    }
  }
  :root[data-card='outlined-sheet'] &[data-cards='channel'] > :not(:nth-child(3n + 1)) {
    margin-top: -1px;
  }
  :root[data-card='inset-list'] &[data-cards='channel'] {
    --card-surface: var(--color-surface-1);
  }

  /* Brands that show their channels as orbs: as many as faces. */
  :root[data-card='glow-caption'] &[data-cards='channel'] {
    --cards: 3;
    --peek: 0.4;
    @media (min-width: 768px) {
      --cards: 6;
    }
    @media (min-width: 1280px) {
      --cards: 9;
    }
    @media (min-width: 1920px) {
      --cards: 12;
    }
  }
`;

const Arrow = styled.span`
  display: none;
  position: absolute;
  z-index: 3;
  top: var(--arrow-top, 50%);
  transform: translateY(-50%);
  opacity: 0;
  transition: opacity var(--motion-fast) linear;
  border-radius: 50%;
  background: var(--color-surface-1);
  color: var(--color-text-strong);
  box-shadow: var(--shadow-2);
  --icon-button-size: 44px;

  ${wideEnoughForArrows} {
    display: block;
  }
  &[data-to='previous'] {
    left: calc(var(--page-margin) - 22px);
  }
  &[data-to='next'] {
    right: 22px;
  }
  section:hover > div > &,
  section:focus-within > div > & {
    opacity: 1;
  }
  @media (hover: none) {
    opacity: 1;
  }
  &[hidden] {
    display: none;
  }
`;

const Body = styled.div`
  position: relative;
`;

/**
 * A row of cards: its title, the way to the whole of it, and a list that scrolls sideways with a part of the next card in view.
 *
 * With an `href` the title is a link from three items on and "Open all" stands beside it from seven on (ROWS-046..048). The
 * arrows are for pointers in windows wider than 480 px (ROWS-043, ROWS-044); the keyboard walks with its own arrows.
 */
export function Row({
  title,
  cards,
  href,
  moreCount,
  rowKey,
  level = 2,
  action,
  children,
}: {
  readonly title: string;
  readonly cards: CardKind;
  readonly href?: string | undefined;
  /** How many more there are behind "Open all". ROWS-103 */
  readonly moreCount?: number | undefined;
  /** Names the scroller for whoever restores its place. */
  readonly rowKey?: string | undefined;
  readonly level?: 2 | 3;
  /** In place of "Open all". */
  readonly action?: ReactNode;
  /** One card each. */
  readonly children: ReactNode;
}) {
  const translate = useUiText();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const items = Children.toArray(children);
  useRovingFocus(list, 'row');
  const { atStart, atEnd } = useScrollEdges(list, items.length);

  function page(direction: 1 | -1) {
    const element = list.current;
    if (!element) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    element.scrollBy({ left: direction * element.clientWidth * 0.82, behavior });
  }

  if (items.length === 0) return null;

  const openAll = href !== undefined && items.length >= OPEN_ALL_FROM && (
    <TextLink href={href} tone="plain" icon={chevronRightIcon}>
      {moreCount ? (
        <>
          <span data-room="wide">{translate('open_all_count', { count: moreCount })}</span>
          <span data-room="narrow">{translate('action_open_all')}</span>
        </>
      ) : (
        translate('action_open_all')
      )}
    </TextLink>
  );

  return (
    <RowSection aria-labelledby={titleId}>
      <RowHead>
        <Heading level={level} id={titleId}>
          {href !== undefined && items.length >= TITLE_LINK_FROM ? <UiLink href={href}>{title}</UiLink> : title}
        </Heading>
        {action ?? openAll}
      </RowHead>
      <Body>
        <RowList ref={list} data-cards={cards} data-row-key={rowKey}>
          {items.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
        </RowList>
        <Arrow data-to="previous" hidden={atStart}>
          <IconButton icon={chevronLeftIcon} label={translate('action_previous')} round onClick={() => page(-1)} />
        </Arrow>
        <Arrow data-to="next" hidden={atEnd}>
          <IconButton icon={chevronRightIcon} label={translate('action_next')} round onClick={() => page(1)} />
        </Arrow>
      </Body>
    </RowSection>
  );
}
