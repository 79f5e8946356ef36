import { Children, type ReactNode, useId, useMemo, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import type { CardKind } from '../cards/card-sizes.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons/shapes.ts';
import { Heading } from '../text/heading.tsx';
import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';
import { UiLink, useUiText } from '../theme/ui-context.tsx';
import { firstCards } from './first-cards.ts';
import { useDeferredRender } from './deferred-render.ts';
import { useFarRow, useSideways } from './lean-row.ts';
import { loopTargetPx } from './loop.ts';
import { Arrow, RowBody, RowHead, RowList, RowFrame } from './row-parts.ts';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { useScrollEdges } from '../focus/scroll-edges.ts';

/** From this many items on there is something to open. ROWS-046, ROWS-047 */
const OPEN_ALL_FROM = 7;
const TITLE_LINK_FROM = 3;

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
  loopCount,
  ranked = false,
  rowKey,
  level = 2,
  action,
  isLean = false,
  children,
}: {
  readonly title: string;
  readonly cards: CardKind;
  readonly href?: string | undefined;
  /** How many more there are behind "Open all". ROWS-103 */
  readonly moreCount?: number | undefined;
  /** After so many cards its arrows begin with the first again. ROWS-102 */
  readonly loopCount?: number | undefined;
  /** The order of its cards is a ranking. */
  readonly ranked?: boolean;
  /** Names the scroller for whoever restores its place. */
  readonly rowKey?: string | undefined;
  readonly level?: 2 | 3;
  /** In place of "Open all". */
  readonly action?: ReactNode;
  /** On a long page: only what is near the window is there, downwards and sideways. */
  readonly isLean?: boolean;
  /** One card each. */
  readonly children: ReactNode;
}) {
  const translate = useUiText();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const items = useMemo(() => Children.toArray(children), [children]);
  const section = useRef<HTMLElement>(null);
  const farPx = useFarRow(section, list, isLean);
  const [isSideways, goSideways] = useSideways(list, isLean);
  const hasTurn = useDeferredRender(isSideways);
  const drawn = farPx === null ? (hasTurn ? items.length : firstCards(cards)) : 0;
  const shown = items.slice(0, drawn);
  useRovingFocus(list);
  const { atStart, atEnd } = useScrollEdges(list);
  const loops = Boolean(loopCount) && !(atStart && atEnd);

  function page(direction: 1 | -1) {
    const element = list.current;
    if (!element) return;
    goSideways();
    const behavior = isMotionUnwelcome() ? 'instant' : 'smooth';
    const round = loopCount ? loopTargetPx(element, loopCount, direction) : undefined;
    element.scrollTo({ left: round ?? element.scrollLeft + direction * element.clientWidth * 0.82, behavior });
  }

  if (items.length === 0) return null;

  const openAll = href !== undefined && items.length >= OPEN_ALL_FROM && (
    <TextLink href={href} tone="plain" icon={chevronRightIcon}>
      {moreCount ? (
        <>
          <span data-room="wide">{translate('open_all_count', { count: moreCount })}</span>
          <span data-room="narrow">{translate('open_all_count_short', { count: moreCount })}</span>
        </>
      ) : (
        translate('action_open_all')
      )}
    </TextLink>
  );

  return (
    <RowFrame
      ref={section}
      aria-labelledby={titleId}
      data-row={cards}
      style={farPx === null ? undefined : { height: farPx }}
    >
      <RowHead>
        <Heading level={level} id={titleId}>
          {href !== undefined && items.length >= TITLE_LINK_FROM ? <UiLink href={href}>{title}</UiLink> : title}
        </Heading>
        {farPx === null && (action ?? openAll)}
      </RowHead>
      <RowBody>
        <RowList ref={list} data-cards={cards} data-ranked={ranked || undefined} data-row-key={rowKey}>
          {shown.map((card, index) => (
            <li key={index}>{card}</li>
          ))}
          {isLean && drawn > 0 && drawn < items.length && (
            // As wide as the cards that are still to come.
            <li aria-hidden style={{ gridColumn: `span ${items.length - drawn}` }} />
          )}
        </RowList>
        {farPx === null && <Arrows atStart={atStart && !loops} atEnd={atEnd && !loops} onPage={page} />}
      </RowBody>
    </RowFrame>
  );
}

/** Each is there while it leads somewhere. */
function Arrows({
  atStart,
  atEnd,
  onPage,
}: {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly onPage: (direction: 1 | -1) => void;
}) {
  const translate = useUiText();
  return (
    <>
      {!atStart && (
        <Arrow data-to="previous">
          <IconButton icon={chevronLeftIcon} label={translate('action_previous')} round onClick={() => onPage(-1)} />
        </Arrow>
      )}
      {!atEnd && (
        <Arrow data-to="next">
          <IconButton icon={chevronRightIcon} label={translate('action_next')} round onClick={() => onPage(1)} />
        </Arrow>
      )}
    </>
  );
}
