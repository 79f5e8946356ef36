import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/shapes.ts';
import { ENTRANCES } from '../looks/all-entrances.ts';
import { slot } from '../looks/slot.ts';
import { fill } from '../theme/css.ts';

const Aside = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: end;
  gap: var(--space-5);
  min-width: 0;
  padding: var(--space-6);
  overflow: hidden;
  color: var(--color-text-on-art, #fff);

  > [data-part='picture'] {
    ${fill}
    z-index: -1;
    background: var(--entrance) 50% 38% / cover no-repeat;
  }
  > [data-part='picture']::after {
    content: '';
    ${fill}
    top: auto;
    height: min(62%, 320px);
    background: linear-gradient(transparent, var(--color-art-scrim, rgb(0 0 0 / 0.7)) 78%);
  }
  > [data-part='voice'] {
    max-width: 15ch;
    font-family: var(--font-display);
    font-weight: var(--weight-display);
    font-size: var(--type-4);
    letter-spacing: var(--display-tracking);
    line-height: 1.08;
    text-transform: var(--display-case);
    text-wrap: balance;
  }
  > ul {
    display: none;
  }

  ${slot('sign-in', 'brandAside')}
`;

/** The stylesheet of a site is made before its files have addresses: they come with the component. */
const pictures = Object.fromEntries(
  Object.entries(ENTRANCES).map(([hero, picture]) => [`--${hero}`, `url("${picture}")`]),
) as CSSProperties;

/**
 * The brand beside the sign-in: its picture and its own sentence. A look without a picture may show the reasons in its place.
 */
export const BrandAside = ({ voice, reasons }: { readonly voice: string; readonly reasons: readonly string[] }) => (
  <Aside data-part="aside" style={pictures}>
    <i data-part="picture" aria-hidden />
    <p data-part="voice">{voice}</p>
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon shape={checkIcon} />
          {reason}
        </li>
      ))}
    </ul>
  </Aside>
);
