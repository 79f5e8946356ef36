import { createGlobalStyle } from 'styled-components';
import { slot } from '../looks/slot.ts';
import { tvCardsCss } from './tv-cards.ts';

/** Heavier than what a look says of the same part. */
const TV = ":root:root:root[data-density='tv']";

/**
 * The layout for ten feet: it comes to television sets only. Text of at least 24 px, margins that a set does not cut off, a wide ring, and nothing that only a
 * pointer presses. Sizes that are arithmetic elsewhere (lines of the guide and of the list of channels) grow as a whole.
 */
export const TelevisionStyle = createGlobalStyle`
  ${TV} {
    font-size: 24px;
    --type--1: 24px;
    --type-0: 26px;
    --type-1: 28px;
    --type-2: 34px;
    --type-3: 42px;
    --type-4: 54px;
    --type-5: 84px;
    --type-6: 108px;
    --rail-width: 112px;
    --content-left: 168px;
    --screen-margin: 96px;
    --gutter: var(--screen-margin);
    --page-margin: var(--screen-margin);
    --measure: 99999px;
    --focus-width: 8px;
    --focus-gap: 4px;
    --row-gap: 28px;
    --button-height: 72px;
    --touch-target: 64px;
    --icon-button-icon: 36px;
    --hero-height: 560px;
    --rows-top: 560px;
    --scroll-room: 130px;
    scroll-padding: var(--scroll-room) 0 60px;
  }
  /* The rail stands over the page's left edge: pictures begin below it. */
  ${TV} [data-layout]:not([data-bare]) {
    --header-height: 120px;
    padding-left: calc(var(--content-left) - var(--page-margin));
  }
  ${TV} body { cursor: none; }
  ${TV} [data-row] h2, ${TV} main > * > h1, ${TV} [data-page-title] { font-size: var(--type-3); }
  /* A row that has the focus stands below the stage. The padding of the window is its own affair. */
  ${TV} [data-row] { scroll-margin-top: calc(var(--rows-top) + 20px - var(--scroll-room)); }
    /* The last card too comes to the edge where the ring is. */
  ${TV} ul[data-row-key]::after {
    content: '';
    width: calc(100vw - 2 * var(--content-left) - 100vw / (var(--cards) + var(--peek)));
    height: 1px;
  }
/* The ring of a button stays clear of the one beside it. */
  ${TV} :is([data-row-actions], [data-part='words'] + [data-part='actions']) { gap: 28px; }
  /* Nor does it lie on the letters above and below. */
  ${TV} [data-row-actions] { margin-block: var(--ring-room); }
  /* Letters take the room of a table beside them. */
  ${TV} [data-part='programme-details'] { --details-words: 200px; --facts-display: none; }
  /* The guide, the list of channels and the day are laid out by arithmetic, dialogues by their width: they grow as a whole. */
  ${TV} [data-page='channel'] [data-own-pages], ${TV} [data-page='channel'] [data-own-scroll] > * {
    zoom: 1.45;
    --type--1: 17px;
    --type-0: 18px;
    --type-1: 19px;
    --type-2: 22px;
    --icon-button-icon: 24px;
    --focus-width: 5px;
    --page-margin: 44px;
  }
  ${TV} [role='grid'], ${TV} dialog:not(:has(> [data-part='aside'])) {
    zoom: 1.7;
    --type--1: 14.2px;
    --type-0: 15.3px;
    --type-1: 16.5px;
    --type-2: 20px;
    --type-3: 25px;
    --type-4: 32px;
    --type-5: 42px;
    --button-height: 44px;
    --button-size: 15.3px;
    --button-small-size: 14.2px;
    --touch-target: 40px;
    --icon-button-icon: 24px;
    --focus-width: 4px;
    --focus-gap: 2px;
    --page-margin: 36px;
  }
  /* Names of channels stand below the heading of the guide. */
  ${TV} [role='grid'] { --page-margin: calc(var(--screen-margin) / 1.7); --guide-name: 160px; }
  /* Names and hours lie over what is beside their boxes: the ring is within. */
  ${TV} [data-part='cell'] > :focus-visible { outline-offset: calc(-1 * var(--focus-width)); }
  ${TV} dialog:not(:has(> [data-part='aside'])) {
    --dialog-width: 560px;
    width: min(var(--dialog-width), calc(100vw / 1.7 - 64px));
    max-height: calc(100vh / 1.7 - 48px);
    font-size: 15.3px;
    /* All keys of a PIN are in sight, and what step it is of. */
    --pin-key: 46px;
    --pin-gap: 10px;
  }
  ${TV} dialog[data-size='narrow']:not(:has(> [data-part='aside'])) { --dialog-width: 400px; }
  ${TV} dialog[data-size='wide']:not(:has(> [data-part='aside'])) { --dialog-width: 880px; }
  /* It fills its page from edge to edge: here from the rail to the margin of the screen. */
  ${TV} [data-page='channel'] [data-fact='length'] { display: none; }
  ${TV} [data-page='channel'] {
    margin: 0 calc(var(--screen-margin) / 2) 0 calc(var(--rail-width) + 24px - var(--content-left) + var(--screen-margin));
    --side: var(--channel-side, 540px);
    /* A look that keeps a margin there begins below the logo. */
    --channel-margin: calc(var(--content-left) - var(--rail-width) - 24px);
  }
  /* What is told below the picture begins there too. */
  ${TV} [data-page='channel'] [data-part='panel'] { --gutter: var(--channel-margin); }
  /* A mark of ten feet is higher than the room above its picture: it goes further into it, clear of the heading. */
  ${TV} [data-chip] { margin-top: 20px; }
  /* These are a pointer's. */
  ${TV} [data-to='previous'], ${TV} [data-to='next'] { display: none; }
  ${tvCardsCss(TV)}

  /* What is done with a programme has the whole width below what is told of it, unless the look has a place of its own. */
  main[id] [data-page='channel'] [data-part='panel'] {
    grid-template: 'words next' auto 'actions actions' auto / minmax(0, 1fr) minmax(260px, 36%);
  }
  /* Two attributes, to weigh more than what a look says of a part on every screen. */
  main[id][tabindex] {
    ${slot('television', 'page')}
  }
`;
