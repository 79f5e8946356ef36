import styled from 'styled-components';
import { cardStepsCss } from '../cards/card-sizes.ts';
import { wideEnoughForArrows } from '../theme/css.ts';
import { ledgerListCss, ledgerSheetCss } from './ledger.ts';
import { orbStepsCss } from './orbs.ts';
import { promoWideCss } from './promo-wide-padding.ts';

export const RowSection = styled.section`
  position: relative;
  min-width: 0;

  ${ledgerSheetCss}
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

  ${ledgerListCss}

  /* The calm brand's people are lines: a small face, the name beside it. */
  :root[data-card='title-below'] &[data-cards='person'] {
    grid-auto-columns: max-content;
    gap: 28px;
  }

  /* Cards of the compact brand do not grow with the window. */
  :root[data-card='inset-list'] &[data-cards='poster'],
  :root[data-card='inset-list'] &[data-cards='collection'] {
    grid-auto-columns: var(--poster-width, 132px);
  }
  :root[data-card='inset-list'] &[data-cards='history'],
  :root[data-card='inset-list'] &[data-cards='wide'] {
    grid-auto-columns: 186px;
    @media (max-width: 767px) {
      grid-auto-columns: 158px;
    }
  }
  :root[data-card='inset-list'] &[data-cards='person'] {
    grid-auto-columns: 100px;
  }
  :root[data-card='inset-list'] &[data-cards='button'] {
    grid-auto-columns: 150px;
    @media (max-width: 767px) {
      grid-auto-columns: 104px;
    }
  }
  :root[data-card='inset-list'] &[data-cards='promo-wide'] {
    grid-auto-columns: min(320px, 76vw);
  }

  /* Brands that number their charts: room for the numeral beside the poster. */
  :root[data-card='overlay-title'] &[data-ranked] {
    --cards: 1;
    --peek: 0.7;
    gap: 10px;
    @media (min-width: 768px) {
      --cards: 3;
    }
    @media (min-width: 1280px) {
      --cards: 5;
      --peek: 0.12;
    }
    @media (min-width: 1920px) {
      --cards: 6;
    }
  }
  :root[data-card='overlay-title'] &[data-ranked] a {
    isolation: isolate;
  }
  :root[data-card='overlay-title'] &[data-ranked] [data-part='picture'] {
    margin-left: 34%;
  }

  ${orbStepsCss}
  ${promoWideCss}
`;

export const Arrow = styled.span`
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
`;

export const Body = styled.div`
  position: relative;
`;
