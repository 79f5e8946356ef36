import styled from 'styled-components';

/** Picture and words of a programme over the guide: as high with one line of a description as with two, so that nothing below it moves. */
export const GuideDetailsPanel = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);
  height: calc(112px + var(--button-height));

  > :first-child {
    width: calc((112px + var(--button-height)) * 16 / 9);
    border-radius: var(--radius-l);
    overflow: hidden;
  }
  h2 {
    max-width: 100%;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  :root[data-card='framed-mat'] & > :first-child {
    border-radius: 44px 10px 44px 10px;
  }
  :root[data-card='outlined-sheet'] & {
    padding-right: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface-1);
    overflow: hidden;
  }
  :root[data-card='outlined-sheet'] & > :first-child {
    border-radius: 0;
  }
  /* The board: a rule, and the name as large as it goes. */
  :root[data-card='overlay-title'] & {
    border-bottom: 8px solid var(--color-accent);
  }
  :root[data-card='overlay-title'] & h2 {
    font-size: clamp(2.25rem, 3.4vw, 4rem);
    line-height: 0.95;
    padding-top: 0.06em;
  }
  :root[data-card='glow-caption'] & > :first-child {
    border-radius: 36px;
    box-shadow: 0 8px 60px -16px var(--color-accent);
  }
  :root[data-card='glow-caption'] & h2 {
    letter-spacing: -0.04em;
  }
  :root[data-card='inset-list'] & {
    height: calc(96px + var(--button-height));
    gap: var(--space-4);
  }
  :root[data-card='inset-list'] & > :first-child {
    width: calc((96px + var(--button-height)) * 16 / 9);
  }
`;
