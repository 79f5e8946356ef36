import styled from 'styled-components';
import { cardStepsCss } from '../cards/card-sizes.ts';
import { wideEnoughForArrows } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';
import { promoWideCss } from './promo-wide-css.ts';

export const RowFrame = styled.section`
  position: relative;
  min-width: 0;

  ${slot('rows', 'row')}
`;

export const RowHead = styled.header`
  display: flex;
  /* A long word stays whole: what stands beside it goes below. */
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-4);
  padding: 0 var(--page-margin);
  min-height: 32px;

  > :first-child {
    flex: 1;
    min-width: min-content;
    max-width: 100%;
  }
  > a,
  > :first-child > a {
    position: relative;
  }
  > a {
    color: var(--row-link);
    font-weight: var(--row-link-weight);
  }
  /* As high as a finger, without taking room. */
  > a::after,
  > :first-child > a::after {
    content: '';
    position: absolute;
    top: -12px;
    right: -8px;
    bottom: -12px;
    left: -8px;
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
  /* A title of two lines stays clear of the mark on the first picture; one of one line has the room already. */
  @media (max-width: 480px) {
    > :first-child {
      margin-bottom: 8px;
    }
  }
  h2 a:hover,
  h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  ${slot('rows', 'rowHead')}
`;

export const RowList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% + var(--page-margin) - var(--cards) * var(--row-gap)) / (var(--cards) + var(--peek)));
  gap: var(--row-gap);
  padding: var(--ring-room) var(--page-margin);
  /* Room for the focus ring, which a scroller would cut off. */
  margin: calc(var(--space-2) - var(--ring-room)) 0 calc(-1 * var(--ring-room));
  /* And for the mark that stands on a picture. */
  &[data-cards='poster'],
  &[data-cards='wide'],
  &[data-cards='history'] {
    padding-top: calc(var(--ring-room) + var(--chip-room));
  }
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
  ${promoWideCss}

  ${slot('rows', 'lineList')}
  ${slot('rows', 'rowLines')}
  ${slot('rows', 'rowList')}
  ${slot('rows', 'channelSteps')}
`;

export const Arrow = styled.span`
  display: none;
  position: absolute;
  z-index: 3;
  top: var(--arrow-top, 50%);
  transform: translateY(-50%);
  opacity: 0;
  transition: opacity var(--motion-fast) linear;
  border-radius: var(--arrow-shape);
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
`;

export const RowBody = styled.div`
  position: relative;
`;
