import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { fill } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

const Box = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: min(66vh, 600px);
  margin-top: calc(-1 * var(--header-height, 0px));
  padding: calc(var(--header-height, 0px) + 48px) var(--page-margin) 40px;
  /* The words stand on the page's own colour, so that light letters turn dark by day. */
  --lettering-width: 560px;
  --lettering-height: clamp(96px, 12.5vw, 190px);
  --lettering-filter: brightness(calc(100% - var(--daylight, 0%)));

  > [data-part='media'] {
    ${fill}
    z-index: -1;
    overflow: hidden;
  }
  > [data-part='media'] > * {
    ${fill}
  }
  > [data-part='media'] img {
    object-position: 66% 30%;
  }
  > [data-part='media'] video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > [data-part='media']::after {
    content: '';
    ${fill}
    /* Twice from the side: lines end where one of them has thinned out, and a picture may be bright there. */
    background:
      linear-gradient(90deg, var(--color-surface-0) 18%, transparent 64%),
      linear-gradient(90deg, var(--color-surface-0) 18%, transparent 64%),
      linear-gradient(to top, var(--color-surface-0) 2%, transparent 46%);
  }
  > [data-part='words'] {
    display: grid;
    gap: 14px;
    justify-items: start;
    max-width: 760px;
  }
  /* A name may be longer than a line that is good to read. */
  > [data-part='words'] > [data-part='story'] {
    max-width: 620px;
  }
  /* On a tablet the subject moves to the right, and the words keep to the left of it. */
  @media (max-width: 1023px) {
    > [data-part='media'] img {
      object-position: 12% 30%;
    }
    > [data-part='words'] {
      max-width: 58%;
    }
    > [data-part='media']::after {
      background:
        linear-gradient(90deg, var(--color-surface-0) 2%, transparent 76%),
        linear-gradient(to top, var(--color-surface-0) 18%, transparent 78%);
    }
  }
  @media (max-width: 767px) {
    min-height: 0;
    padding-top: 52vw;
    > [data-part='words'] {
      max-width: none;
    }
    > [data-part='media'] img {
      object-position: 66% 30%;
    }
    > [data-part='media'] {
      bottom: auto;
      height: 66vw;
    }
    > [data-part='media']::after {
      background: linear-gradient(to top, var(--color-surface-0) 4%, transparent 64%);
    }
    /* The way back is high enough for a finger, and needs no more air. */
    > [data-part='words'] > nav {
      margin: -14px 0;
    }
  }

  ${slot('hero', 'backdrop')}
`;

/** What a page is about, as its own ground: the picture runs under the head of the page, the words stand on the quiet side. */
export function Backdrop({
  picture,
  title,
  trailer,
  children,
}: {
  readonly picture?: PictureSource | null | undefined;
  readonly title: string;
  /** A trailer over the picture, once it runs. */
  readonly trailer?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Box>
      <div data-part="media" data-page-picture>
        <Picture source={picture} ratio="fill" title={title} stand="none" priority sizes="100vw" />
        {trailer && <div>{trailer}</div>}
      </div>
      <div data-part="words">{children}</div>
    </Box>
  );
}
