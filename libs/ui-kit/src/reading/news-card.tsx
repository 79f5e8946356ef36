import { Children, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { CardFrame, CardMeta, CardPicture, type CardProps, CardTitle } from '../cards/card-frame.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { clampLines, roomForMarks } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

/** The newest piece is the whole width of a wide window, its words beside its picture. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: calc(var(--row-gap) + var(--space-4)) var(--row-gap);

  @media (min-width: 900px) {
    > li:first-child {
      grid-column: 1 / -1;
    }
    > li:first-child [data-card-target] {
      display: grid;
      grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
      align-items: center;
    }
    > li:first-child [data-part='words'] {
      padding: var(--space-5) var(--space-7);
    }
    > li:first-child [data-part='title'] {
      font-size: var(--type-4);
      line-height: 1.15;
    }
    > li:first-child [data-part='summary'] {
      font-size: var(--type-1);
    }
  }

  ${slot('reading', 'newsList')}
`;

const Words = styled.span`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) 0 0;

  ${slot('reading', 'newsWords')}
`;

const Title = styled(CardTitle)`
  font-family: var(--font-display);
  font-weight: var(--weight-display);
  font-size: var(--type-2);
  line-height: 1.25;
  letter-spacing: var(--display-tracking);
  word-spacing: var(--display-word-spacing);
  text-transform: var(--display-case);
  white-space: normal;
  ${clampLines(3)}
  ${roomForMarks}

  ${slot('reading', 'newsTitle')}
`;

const Summary = styled.span`
  ${clampLines(3)}
  color: var(--color-text-normal);
  font-size: var(--type-0);
`;

/** A piece of news: picture, date, title, and what it is about in a sentence or two. */
export function NewsCard({
  title,
  date,
  dateTime,
  summary,
  picture,
  ...frame
}: CardProps & {
  readonly date?: string | undefined;
  readonly dateTime?: string | undefined;
  readonly summary?: string | undefined;
  readonly picture?: PictureSource | null | undefined;
}) {
  return (
    <CardFrame kind="news" {...frame}>
      <CardPicture data-part="picture">
        <Picture source={picture} ratio="wide" title={title} stand="none" sizes="(min-width: 900px) 640px, 94vw" />
      </CardPicture>
      <Words data-part="words">
        {date && (
          <CardMeta as="time" dateTime={dateTime}>
            {date}
          </CardMeta>
        )}
        <Title data-part="title">{title}</Title>
        {summary && <Summary data-part="summary">{summary}</Summary>}
      </Words>
    </CardFrame>
  );
}

/** News, the newest first; the keyboard walks in two directions. */
export function NewsGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useRovingFocus(list);
  return (
    <List ref={list} data-cards="news" aria-label={label}>
      {Children.toArray(children).map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </List>
  );
}

const Place = styled(SkeletonGroup)`
  [data-part='picture'] > span {
    aspect-ratio: 16 / 9;
  }
`;

/** News that is still coming. */
export function NewsSkeleton() {
  return (
    <List as="div" aria-hidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Place key={index}>
          <div data-part="picture">
            <Skeleton shape="picture" />
          </div>
          <Words as="div">
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </Words>
        </Place>
      ))}
    </List>
  );
}
