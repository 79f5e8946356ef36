import styled from 'styled-components';
import { slot } from '../looks/slot.ts';

/** The name of a packet; over its artwork, where it has one. */
export const LinesHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: end;
  gap: var(--space-1) var(--space-2);
  padding-bottom: var(--space-2);

  > :first-child {
    font-size: var(--type-2);
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  &[data-art] {
    padding-top: 30%;
  }

  [data-recommended] > & {
    ${slot('packets', 'recommendedTitle')}
  }
  ${slot('packets', 'packetTitle')}
`;

/** What is in it, line by line; a ledger where the brand keeps books. */
export const FeatureLines = styled.ul`
  /* In no grid, as many lines as it has. */
  grid-row: span var(--packet-features, var(--own-features, 1));
  display: grid;
  grid-template-rows: subgrid;
  margin: var(--space-4) 0 var(--space-5);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);

  > li {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px 0;
    --icon-size: 1.25rem;
  }
  > li > svg {
    align-self: flex-start;
    margin-top: 0.05em;
    color: var(--color-accent-text);
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  /* Its words begin where those over it do. */
  button[data-size] {
    padding: 0;
  }
  > li[data-missing],
  > li[data-missing] > svg {
    color: var(--color-text-muted);
  }

  ${slot('packets', 'packetFeatures')}
`;

/** What is paid today, and the button. */
export const LinesFoot = styled.footer`
  display: grid;
  align-content: end;
  gap: var(--space-3);

  > p {
    color: var(--color-text-muted);
    font-size: var(--type--1);
  }
  > [data-part='promise'] {
    color: var(--color-text-strong);
    font-size: var(--type-1);
    font-weight: var(--weight-bold);
  }

  ${slot('packets', 'packetFoot')}
`;
