import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

export const SearchForm = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;
`;

/** The line that is typed in. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: max(48px, var(--touch-target));
  padding: 0 2px 0 14px;
  border: 1px solid var(--color-outline);
  border-radius: var(--field-shape);
  background: var(--color-surface-0);
  color: var(--color-text-muted);
  --icon-size: 1.25rem;
  --icon-button-size: 44px;
  --icon-button-icon: 18px;

  &:hover {
    border-color: var(--color-text-muted);
  }
  &:has(input:focus-visible) {
    outline: min(var(--focus-width), 4px) solid var(--color-focus);
    outline-offset: -1px;
  }
  > svg {
    flex: none;
  }
  > input:last-child {
    margin-right: 12px;
  }
  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--color-text-strong);
    /* iOS zooms into fields with less than 16 px. */
    font-size: max(16px, var(--type-1));
    text-overflow: ellipsis;
    appearance: none;
  }
  input::placeholder {
    overflow: hidden;
    color: var(--color-text-muted);
    opacity: 1;
    text-overflow: ellipsis;
  }
  /* Chromium shows no ellipsis while the field has the focus: a long hint fades out. */
  input:placeholder-shown {
    mask-image: linear-gradient(to right, #000 calc(100% - 28px), transparent);
  }
  [data-size='page'] > & {
    min-height: max(56px, var(--touch-target));
    padding: 0 6px 0 18px;
    background: var(--color-surface-1);
    --icon-size: 1.5rem;
  }
  [data-size='page'] > & input {
    font-size: max(18px, var(--type-1));
  }

  ${slot('search', 'searchField')}
`;
