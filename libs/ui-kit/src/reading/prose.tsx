import styled from 'styled-components';

/** Text that somebody wrote elsewhere: its headings, paragraphs, lists, quotes, tables and pictures in the brand's own type. */
export const Prose = styled.div`
  max-width: 70ch;
  color: var(--color-text-normal);
  font-size: var(--type-1);
  line-height: 1.6;
  overflow-wrap: anywhere;

  > :first-child,
  > :first-child > :first-child {
    margin-top: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 1.8em 0 0.6em;
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    text-transform: var(--display-case);
    font-size: var(--type-3);
    line-height: 1.2;
    overflow-wrap: break-word;
  }
  h3,
  h4 {
    font-size: var(--type-2);
  }
  p,
  ul,
  ol,
  blockquote,
  table,
  img {
    margin: 0.9em 0;
  }
  p {
    text-wrap: pretty;
  }
  ul,
  ol {
    padding-left: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    margin: 0.35em 0;
    padding-left: 0.2em;
  }
  li::marker {
    color: var(--color-accent-text);
    font-variant-numeric: tabular-nums;
  }
  a {
    color: var(--color-accent-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    border-radius: var(--radius-s);
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  b,
  strong {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  blockquote {
    padding-left: var(--space-5);
    border-left: 3px solid var(--color-accent);
    color: var(--color-text-strong);
  }
  hr {
    margin: 2em 0;
    border: 0;
    border-top: 1px solid var(--color-line);
  }
  img {
    height: auto;
    border-radius: var(--radius-picture);
  }
  /* A table that is too wide scrolls by itself, not with the page. */
  table {
    display: block;
    width: fit-content;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: var(--type-0);
  }
  th,
  td {
    padding: 8px 12px;
    border: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }
  th {
    color: var(--color-text-strong);
    background: var(--color-surface-1);
  }
`;
