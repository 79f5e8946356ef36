import styled from 'styled-components';
import { fill } from '../theme/css.ts';
import { landsCss } from './scene-looks.ts';

/** A layer is its colour, cut out by its drawing, of which a narrow window shows the right part: there is the light. */
const layer = (name: string, colour: string) => `
  ${fill}
  background: ${colour};
  mask: var(--scene-${name}) 80% 100% / cover;
`;

const Land = styled.i`
  display: block;
  width: 100%;
  height: 100%;
  background: var(--scene-sky);

  &::before {
    content: '';
    ${layer('far', 'color-mix(in srgb, var(--color-surface-3), var(--color-accent) 14%)')}
  }
  > i {
    ${layer('light', 'var(--color-accent)')}
  }
  &::after {
    content: '';
    ${layer('near', 'var(--color-surface-0)')}
  }
  :root[data-hero='inline-strip'] & {
    display: none;
  }
  ${landsCss}
`;

/** An empty place of the brand's own world, in its own colours; behind the words of an empty page. */
export const Scene = () => (
  <Land aria-hidden data-part="scene">
    <i />
  </Land>
);
