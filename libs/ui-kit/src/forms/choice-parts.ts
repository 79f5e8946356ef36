import styled from 'styled-components';
import { focusRing } from '../theme/css.ts';

/** A choice with its words beside it; the whole line is the label, and high enough for a finger. */
export const ChoiceLine = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  min-height: var(--touch-target);
  padding: 10px 0;
  cursor: pointer;

  > [data-part='words'] {
    flex: 1;
    min-width: 0;
    min-height: 24px;
    display: grid;
    align-content: center;
    color: var(--color-text-normal);
  }
  > [data-part='words'] > small {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: default;
  }
`;

/** The mark of checkbox and radio button: the browser's own control with another face. */
export const Mark = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 2px solid var(--color-outline);
  border-radius: min(var(--radius-s), 7px);
  background: var(--field-ground, var(--color-surface-1));
  cursor: inherit;
  transition:
    border-color var(--motion-fast) linear,
    background-color var(--motion-fast) linear;

  label:hover > &:not(:disabled) {
    border-color: var(--color-text-muted);
  }
  &::before {
    content: '';
    transform: scale(0);
    transition: transform var(--motion-fast) var(--motion-ease);
  }
  &[type='checkbox']::before {
    width: 11px;
    height: 6px;
    margin-top: -3px;
    border: solid var(--color-text-on-accent);
    border-width: 0 0 2.5px 2.5px;
    transform: rotate(-45deg) scale(0);
  }
  &[type='checkbox']:checked,
  &[type='checkbox']:indeterminate {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &[type='checkbox']:checked::before {
    transform: rotate(-45deg);
  }
  &[type='checkbox']:indeterminate::before {
    height: 0;
    margin: 0;
    border-width: 0 0 2.5px;
    transform: none;
  }
  /* Round in every brand: a square one would promise more than one choice. */
  &[type='radio'] {
    border-radius: 50%;
  }
  &[type='radio']::before {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--color-accent);
  }
  &[type='radio']:checked {
    border-color: var(--color-accent);
  }
  &[type='radio']:checked::before {
    transform: none;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
  &:focus-visible {
    ${focusRing}
    outline-width: min(var(--focus-width), 5px);
    outline-offset: min(var(--focus-gap), 3px);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;
