import styled from 'styled-components';
import { clampLines } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

/** Below the field: in the flow of a phone's page, over the page of a wide window. */
export const SearchPanel = styled.div`
  padding: 8px 0;
  /* What lies beside the field has no line of its own. */
  margin-right: calc(-1 * var(--search-beside, 0px));

  [data-part='heading'] {
    padding: 12px 12px 6px;
    color: var(--color-text-muted);
    font-size: var(--type--1);
    font-weight: var(--weight-bold);
  }
  > :first-child > [data-part='heading'] {
    padding-top: 6px;
  }
  /* Lines without a heading are not of the one above them. */
  > [role='group'] + [role='presentation'] {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--color-line);
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: max(48px, var(--touch-target));
    padding: 6px 12px;
    border-radius: var(--radius-s);
    color: var(--color-text-strong);
    cursor: pointer;
    scroll-margin: 8px;
    --icon-size: 1.25rem;
  }
  [role='option'] > svg {
    flex: none;
    color: var(--color-text-muted);
  }
  [data-part='text'] {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
  }
  [data-part='text'] > * {
    min-width: 0;
    ${clampLines(2)}
    overflow-wrap: anywhere;
  }
  small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  [role='option'][data-kind='action'] {
    color: var(--color-text-muted);
    font-size: var(--type--1);
    --icon-size: 1.125rem;
  }
  [role='option']:hover {
    background: var(--color-surface-2);
  }
  [role='option'][data-active] {
    background: var(--color-surface-2);
    color: var(--color-text-strong);
    box-shadow: inset 0 0 0 min(var(--focus-width), 4px) var(--color-focus);
  }
  [data-part='remove'] {
    flex: none;
    display: grid;
    place-items: center;
    width: max(48px, var(--touch-target));
    height: max(48px, var(--touch-target));
    margin: -6px -12px -6px 0;
    border-radius: var(--radius-s);
    color: var(--color-text-muted);
    --icon-size: 1rem;
  }
  [data-part='remove']:hover {
    color: var(--color-text-strong);
    background: var(--color-surface-3);
  }
  @media (forced-colors: active) {
    [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media (min-width: 768px) {
    position: absolute;
    z-index: 30;
    margin-right: 0;
    top: calc(100% + 8px);
    left: 0;
    right: 0;
    max-height: min(60vh, 560px);
    padding: 8px;
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--color-outline);
    border-radius: var(--radius-m);
    background: var(--color-surface-1);
    box-shadow: var(--shadow-2);

    [role='option'] {
      min-height: max(44px, var(--touch-target));
    }
    [data-part='remove'] {
      width: 40px;
      height: 40px;
      margin: -4px -6px -4px 0;
    }
  }

  ${slot('search', 'searchPanel')}
`;
