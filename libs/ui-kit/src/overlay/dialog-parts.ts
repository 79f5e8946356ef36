import styled, { keyframes } from 'styled-components';
import { slot } from '../looks/slot.ts';
import { comesIn, goesOut } from './comes-in.ts';

/** Opening and closing, of which the page behind darkens and brightens all the time; the sheet itself moves at the brand's pace. MISC-021, NAV-078 */
export const DIALOG_TRANSITION_MS = 300;

const dawn = keyframes`
  from { opacity: 0; }
`;
const dusk = keyframes`
  to { opacity: 0; }
`;

export const Surface = styled.dialog`
  position: fixed;
  margin: auto;
  width: min(var(--dialog-width, var(--dialog-usual)), calc(100vw - 2 * var(--space-4)));
  max-width: none;
  max-height: min(calc(100vh - 2 * var(--space-4)), 860px);
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: var(--dialog-edge);
  border-top: var(--dialog-rule);
  border-radius: var(--dialog-shape);
  background: var(--dialog-ground);
  color: var(--color-text-normal);
  box-shadow: var(--dialog-light);
  --field-ground: var(--dialog-field);
  /* The ring of what has the focus. */
  --ring: calc(var(--focus-width) + var(--focus-gap));
  animation: ${comesIn} var(--motion-normal) var(--motion-ease);

  &::backdrop {
    background: var(--color-scrim);
    animation: ${dawn} ${DIALOG_TRANSITION_MS}ms linear;
  }
  &[data-closing] {
    animation: ${goesOut} var(--motion-normal) var(--motion-ease) forwards;
    pointer-events: none;
  }
  &[data-closing]::backdrop {
    animation: ${dusk} ${DIALOG_TRANSITION_MS}ms linear forwards;
  }
  &[data-size='narrow'] {
    --dialog-width: 27rem;
  }
  &[data-size='wide'] {
    --dialog-width: 880px;
  }
  /* What has the focus is not hidden by what stays in sight above it. */
  &[data-pinned] {
    scroll-padding-top: min(200px, 50vh);
  }
  @media (prefers-reduced-motion: reduce) {
    &,
    &::backdrop,
    &[data-closing],
    &[data-closing]::backdrop {
      animation: none;
    }
  }

  /* What the viewer was at stays behind glass; a television has better to do than to grind it. */
  @media (min-width: 820px) {
    :root:not([data-density='tv']) &::backdrop {
      backdrop-filter: var(--dialog-veil);
    }
  }

  /* A phone gets a sheet at the foot of the screen, within reach of the thumb. */
  @media (max-width: 480px) {
    width: 100vw;
    margin-bottom: 0;
    border-right-width: 0;
    border-bottom-width: 0;
    border-left-width: 0;
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
  }
`;

export const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-4) var(--space-2) var(--space-6);
  /* The rest of it is the body's: there the head, which stays in sight, would hide the ring of what stands first. */
  padding-bottom: max(0px, var(--space-2) - var(--ring));
  background: inherit;
  --icon-button-size: 40px;

  > h2 {
    flex: 1 1 0;
    min-width: 0;
    /* Its first line is level with the signs beside it. */
    padding-top: 6px;
    padding-top: max(0px, (var(--icon-button-size) - 1lh) / 2);
    font-size: var(--type-2);
  }
  > [data-part='pinned'] {
    flex: 1 0 100%;
    min-width: 0;
    padding: 0 var(--space-2) var(--space-1) 0;
  }
  /* A step may have nothing to keep in sight. */
  > [data-part='pinned']:empty {
    display: none;
  }
  /* So little is seen of the page, on a phone on its side or much enlarged, that all of it scrolls. */
  @media (max-height: 400px) {
    [data-pinned] > & {
      position: static;
    }
  }
  &[data-back] {
    padding-left: var(--space-4);
  }
  &[data-back] > [data-part='pinned'] {
    padding-left: var(--space-2);
  }
  &[data-look='question'] {
    padding: var(--space-5) var(--space-4) max(0px, var(--space-4) - var(--ring));
  }
  /* In the middle of the dialogue: as much stands before it as the cross takes behind it. */
  &[data-look='question'] > h2 {
    padding: var(--space-1) 0 0 var(--icon-button-size);
    font-size: var(--type-4);
    text-align: center;
  }

  [data-size='narrow'] > &[data-look='question'] > h2 {
    font-size: var(--type-3);
    line-height: 1.1;
    text-wrap: balance;
  }

  ${slot('overlay', 'dialogHead')}
`;

export const Body = styled.div`
  padding: 0 var(--space-6) var(--space-6);
  padding-top: var(--ring);
  padding-bottom: calc(var(--space-6) + env(safe-area-inset-bottom, 0px));

  ${slot('overlay', 'dialogBody')}
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-top: var(--space-5);
`;
