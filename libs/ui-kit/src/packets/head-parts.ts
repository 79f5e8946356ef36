import styled from 'styled-components';
import { fill } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

/**
 * The top of a page that sells: words on the left, a picture on the right that fades into the page. Brands whose pictures carry no text put it on
 * a sheet of its own beside the words. On a phone the picture is above. It stands within the margin of the page, and its picture reaches over it.
 */
export const HeadFrame = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: min(52vh, 30rem);
  padding: var(--space-7) 0;
  --art-side: calc(-1 * var(--page-margin, 0px));

  > [data-part='art'] {
    position: absolute;
    z-index: -1;
    top: 0;
    right: var(--art-side);
    bottom: 0;
    width: 64%;
    overflow: hidden;
    mask-image: linear-gradient(90deg, transparent, #000 55%);
  }
  > [data-part='art'] > span:first-child {
    ${fill}
  }
  > [data-part='art'] > [data-part='corner'] {
    position: absolute;
    top: var(--space-4);
    right: var(--space-4);
  }
  > [data-part='words'] {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    max-width: min(34rem, 100%);
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:not([data-art]) {
    min-height: 0;
  }
  /* Long words of Kazakh find room on a small phone. */
  @media (max-width: 480px) {
    > [data-part='words'] > h1 {
      font-size: var(--type-4);
    }
  }

  @media (max-width: 820px) {
    min-height: 0;
    padding: var(--space-4) 0 var(--space-6);
    gap: var(--space-4);

    > [data-part='art'] {
      position: relative;
      right: auto;
      width: auto;
      height: clamp(180px, 46vw, 320px);
      margin: 0 var(--art-side);
      mask-image: linear-gradient(#000 55%, transparent);
    }
  }

  ${slot('packets', 'packetHead')}
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);

  @media (max-width: 480px) {
    display: grid;
    justify-self: stretch;
  }
`;

/** A packet's or provider's own mark. */
export const OwnLogo = styled.span`
  position: relative;
  display: block;
  width: 140px;
  height: 48px;

  > span {
    background: none;
  }
  /* As wide as it is itself: its corners are the picture's. */
  && img {
    width: auto;
    max-width: 100%;
    border-radius: var(--radius-s);
    object-position: left center;
  }
`;
