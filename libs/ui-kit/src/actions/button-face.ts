import styled from 'styled-components';
import { fill } from '../theme/css.ts';
import { slot } from '../looks/slot.ts';

/** The face of a button; what it does is decided by the element that wears it. */
export const ButtonFace = styled.span`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: var(--button-height);
  padding: 0 var(--button-side);
  border: 0 solid transparent;
  border-radius: var(--radius-button);
  font-family: var(--button-font);
  font-size: var(--button-size);
  font-weight: var(--button-weight);
  text-transform: var(--button-case);
  line-height: 1.15;
  text-align: center;
  color: var(--color-text-strong);
  cursor: pointer;
  user-select: none;
  transition:
    transform var(--motion-fast) var(--motion-ease),
    box-shadow var(--motion-normal) var(--motion-ease);

  /* The paint lies below the label, so that it can be thin without thinning the label. */
  &::before {
    content: '';
    ${fill}
    z-index: -1;
    border-radius: inherit;
    transition: opacity var(--motion-fast) linear;
  }
  &:active {
    transform: var(--press-transform);
    opacity: var(--press-opacity);
  }

  /* A finger needs more room than a compact brand draws. */
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 50%;
    height: max(100%, var(--touch-target));
    transform: translateY(-50%);
  }

  &[data-kind='primary'] {
    color: var(--color-text-on-accent);
    box-shadow: var(--button-primary-shadow);
  }
  &[data-kind='primary']::before {
    background: var(--button-primary);
  }
  &[data-kind='primary']:hover::before {
    background: var(--button-primary-hover);
  }

  &[data-kind='secondary'] {
    color: var(--button-secondary-text);
    border: var(--button-secondary-border);
  }
  &[data-kind='secondary']::before {
    background: var(--button-secondary);
  }
  &[data-kind='secondary']:hover::before {
    background: var(--button-secondary-hover);
  }

  &[data-kind='tinted'] {
    color: var(--color-accent-text);
  }
  &[data-kind='tinted']::before {
    background: var(--color-accent);
    opacity: 0.14;
  }
  &[data-kind='tinted']:hover::before {
    opacity: 0.22;
  }

  &[data-kind='ghost'] {
    color: var(--button-ghost-text, var(--color-text-strong));
  }
  &[data-kind='ghost']:hover::before {
    background: currentColor;
    opacity: 0.1;
  }

  /* The second button on a picture: its label reads on the picture, so the paint is the brand's for art. */
  &[data-kind='on-art'] {
    color: var(--color-text-on-art-button);
    border: var(--button-on-art-border);
  }
  &[data-kind='on-art']::before {
    background: var(--color-art-button);
  }
  &[data-kind='on-art']:hover::before {
    filter: brightness(1.25);
  }

  &[data-size='small'] {
    min-height: calc(var(--button-height) - 10px);
    padding: 0 calc(var(--button-side) * 0.66);
    font-size: var(--button-small-size);
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-square] {
    min-width: var(--button-height);
    padding: 0;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
    transform: none;
  }
  &[aria-busy='true'] > [data-part='label'] {
    opacity: 0;
  }

  @media (forced-colors: active) {
    &,
    &[data-kind] {
      border: 1px solid ButtonText;
    }
  }

  ${slot('actions', 'buttonFace')}
`;
