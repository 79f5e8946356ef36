import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { clampLines } from '../theme/css.ts';

export const PickerBox = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
  text-align: center;

  &[data-place='section'] {
    justify-items: start;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-6) clamp(16px, 2vw, 26px);
  max-width: 1240px;

  /* Room for the ring around whoever is watching. */
  &:not([data-place='page']) {
    padding-top: var(--space-3);
  }
  &[data-place='section'] {
    justify-content: flex-start;
    padding-left: 6px;
  }
  /* Four on a phone stand two by two. */
  @media (max-width: 480px) {
    &[data-place='dialog']:has(> :nth-child(4):last-child) {
      max-width: 280px;
    }
  }

  ${slot('profiles', 'profilePicker')}
`;

export const PickerChoice = styled.button`
  display: block;
  width: clamp(112px, 12.6vw, 184px);
  color: var(--color-text-strong);
  text-align: center;

  [data-part='face'] {
    position: relative;
    display: block;
    aspect-ratio: 1;
    margin-bottom: var(--space-4);
    border-radius: var(--radius-card);
    --initials-size: var(--type-5);
    transition:
      transform var(--motion-normal) var(--motion-ease),
      box-shadow var(--motion-normal) var(--motion-ease);
  }
  [data-part='face'][data-empty] {
    display: grid;
    place-items: center;
    border: 2px dashed var(--color-outline);
    color: var(--color-text-muted);
    --icon-size: 44px;
  }
  [data-part='face'][data-waits] {
    background: var(--color-surface-2);
  }
  b {
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    text-transform: var(--display-case);
    font-size: var(--type-2);
    line-height: 1.2;
    overflow-wrap: anywhere;
    hyphens: auto;
    ${clampLines(2)}
  }
  @media (max-width: 480px) {
    b {
      font-size: var(--type-0);
    }
  }
  small {
    color: var(--color-text-normal);
    font-size: var(--type-0);
  }
  @media (max-width: 480px) {
    small {
      font-size: var(--type--1);
    }
  }
  &[aria-current] [data-part='face'] {
    box-shadow:
      0 0 0 3px var(--color-surface-1),
      0 0 0 6px var(--color-accent);
  }
  &:hover [data-part='face'] {
    transform: scale(var(--focus-scale));
  }
  &[aria-disabled] {
    cursor: progress;
  }
  ul:not([data-place='page']) & {
    width: clamp(96px, 20vw, 132px);
    b {
      font-family: var(--font-text);
      font-size: var(--type-0);
      font-weight: var(--weight-bold);
      letter-spacing: normal;
      text-transform: none;
    }
  }
  /* As many as a house usually has stand in one line of the dialogue. */
  ul[data-place='dialog'] & {
    width: clamp(96px, 20vw, 144px);
  }
  @media (forced-colors: active) {
    &[aria-current] [data-part='face'] {
      outline: 3px solid Highlight;
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible [data-part='face'] {
    transform: scale(var(--focus-scale));
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: var(--focus-gap);
    box-shadow: var(--focus-shadow);
  }

  ${slot('profiles', 'profileChoice')}
`;

export const PickerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4);

  &:empty {
    display: none;
  }
`;
