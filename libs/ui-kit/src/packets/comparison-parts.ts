import styled from 'styled-components';
import { slot } from '../looks/slot.ts';
import { comparisonGround } from './comparison-ground.ts';

/** The columns of the table: names on the left, packets in equal shares. */
const LABEL_SHARE = 22;

const columns = [1, 2, 3, 4]
  .map(
    (count) => `
  &[data-columns='${count}'] {
    grid-template-columns: ${LABEL_SHARE}% repeat(${count}, minmax(0, 1fr));
  }`,
  )
  .join('');

/** Why a column is marked; on top of it, and not in the way when the head stays in sight. */
export const Reasons = styled.div`
  ${comparisonGround}
  display: grid;
  align-items: end;
  ${columns}

  > p {
    margin: 0 calc(var(--apart) / 2);
    padding: 6px var(--space-3);
    border-radius: var(--top-shape);
    background: var(--color-accent);
    color: var(--color-text-on-accent);
    font-size: var(--type--1);
    font-weight: var(--weight-bold);
    line-height: 1.35;
    text-align: center;
  }
  > [data-tone='recommended'] {
    background: var(--button-primary);
  }
  > [data-tone='owned'] {
    background: var(--color-good);
    color: var(--color-text-on-good);
  }
  > [data-tone='unavailable'] {
    background: var(--color-surface-3);
    color: var(--color-text-strong);
  }
  @media (forced-colors: active) {
    > p {
      border: 1px solid CanvasText;
    }
  }

  ${slot('packets', 'comparisonReasons')}
`;

export const Table = styled.table`
  ${comparisonGround}
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: var(--sheet) solid var(--color-line);
  border-radius: var(--radius-card);

  /* The columns stand apart by bars in the colour of the page, so that the head hides what goes by below it. */
  > * > tr > * {
    padding: 13px var(--space-5);
    background: var(--ground);
    background-clip: padding-box;
    border: solid transparent;
    border-width: 0 calc(var(--apart) / 2);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  > * > tr > :first-child {
    width: ${LABEL_SHARE}%;
  }

  /* The head: what it is, what it costs, what to do. */
  > thead {
    position: sticky;
    z-index: 2;
    top: var(--header-height, 0px);
    background: var(--color-surface-0);
  }
  @media (max-height: 699px) {
    > thead {
      position: static;
    }
  }
  > thead > tr > * {
    padding-top: 0;
    padding-bottom: var(--space-3);
  }
  > thead > tr:first-child > * {
    padding-top: var(--space-5);
    padding-bottom: var(--space-2);
  }
  > thead > tr:last-child > * {
    padding-bottom: var(--space-5);
    vertical-align: bottom;
  }
  > thead > tr:first-child > th {
    color: var(--color-text-strong);
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    letter-spacing: var(--display-tracking);
    text-transform: var(--display-case);
    font-size: var(--type-2);
    line-height: 1.2;
  }
  > thead > tr > th > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  > thead > tr > th > :first-child {
    margin-right: 8px;
  }
  > thead > tr > th > :last-child:not(:first-child) {
    vertical-align: 0.15em;
    font-family: var(--font-text);
    text-transform: none;
    letter-spacing: 0;
  }
  > thead > tr > td > [data-part='note'] {
    margin-bottom: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > thead > tr > td > a,
  > thead > tr > td > button {
    width: 100%;
  }

  /* The rows. */
  > tbody > tr > * {
    border-top: 1px solid var(--color-line);
  }
  > tbody > tr > th {
    position: sticky;
    z-index: 1;
    left: 0;
    background: var(--label-ground);
  }
  > tbody > tr > th {
    color: var(--color-text-strong);
    font-weight: var(--weight-bold);
  }
  > tbody > tr > td {
    color: var(--color-text-normal);
    font-variant-numeric: tabular-nums lining-nums;
  }
  > tbody > tr > [data-included='false'] {
    color: var(--color-text-muted);
  }
  > tbody > tr > [data-included='true'] {
    padding-left: calc(var(--space-5) + 26px);
  }
  > tbody > tr > [data-included='true']::before {
    content: '';
    display: inline-block;
    width: 6px;
    height: 12px;
    margin: 0 14px 0 -20px;
    border: solid var(--color-accent-text);
    border-width: 0 2px 2px 0;
    transform: rotate(40deg) translateY(-1px);
  }
  /* Its words begin where those over it do. */
  > tbody button[data-size] {
    padding: 0;
  }
  > tbody a,
  > tbody button {
    scroll-margin-top: calc(var(--header-height, 0px) + 15rem);
  }

  /* The marked column has an edge of its own. */
  > * > tr > [data-tone='recommended'],
  > * > tr > [data-tone='owned'] {
    background: var(--marked-ground);
    box-shadow:
      inset var(--edge) 0 var(--edge-colour),
      inset calc(-1 * var(--edge)) 0 var(--edge-colour),
      inset 0 var(--edge-top, 0px) var(--edge-colour),
      inset 0 calc(-1 * var(--edge-bottom, 0px)) var(--edge-colour);
  }
  > * > tr > [data-tone='owned'] {
    --edge-colour: var(--color-good);
  }
  > * > tr > [data-tone='unavailable'] {
    --color-text-strong: var(--color-text-muted);
    --color-text-normal: var(--color-text-muted);
    --color-accent-text: var(--color-text-muted);
    color: var(--color-text-muted);
  }
  > thead > tr:first-child > :not(:first-child) {
    border-radius: var(--top-shape);
    --edge-top: var(--edge);
  }
  > thead > tr:first-child > [data-reason] {
    border-radius: 0;
    --edge-top: 0px;
  }
  > tbody > tr:last-child > :not(:first-child) {
    border-radius: var(--bottom-shape);
    --edge-bottom: var(--edge);
  }
  @media (forced-colors: active) {
    > * > tr > [data-tone='recommended'],
    > * > tr > [data-tone='owned'] {
      border-left: 3px solid Highlight;
      border-right: 3px solid Highlight;
    }
  }

  ${slot('packets', 'comparisonTable')}
`;

export const PagerCell = styled.td`
  && {
    padding-bottom: var(--space-5);
    background: var(--label-ground);
    vertical-align: bottom;
  }
`;

export const Pager = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-bottom: var(--space-2);
  --icon-button-size: 40px;

  > p {
    flex: 1 0 auto;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Below = styled.div`
  display: flex;
  justify-content: center;
  margin-top: var(--space-5);
`;
