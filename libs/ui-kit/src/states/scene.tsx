import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { fill } from '../theme/css.ts';
import { SCENES } from '../looks/all-scenes.ts';
import { slot } from '../looks/slot.ts';

/**
 * A painting in grey is the mask of its light over its shadow. By night the light is the brand's accent over the page's own ground; by day the
 * ground is the light, and the shadow a pale accent. The subject stands at 70 % of its width, which is what a narrow window shows.
 */
const Land = styled.i`
  display: block;
  width: 100%;
  height: 100%;
  --ink: color-mix(in oklab, var(--color-accent) 46%, var(--color-surface-0));
  --glow: color-mix(in oklab, var(--color-accent) 52%, var(--color-text-strong));
  background: color-mix(in oklab, var(--ink) var(--daylight), var(--color-surface-0));

  &::before {
    content: '';
    ${fill}
    background: color-mix(in oklab, var(--color-surface-0) var(--daylight), var(--glow));
    mask: var(--scene) 70% 100% / cover no-repeat luminance;
  }

  ${slot('states', 'scene')}
`;

/** The stylesheet of a site is made before its files have addresses: they come with the component. */
const pictures = Object.fromEntries(
  Object.entries(SCENES).map(([hero, picture]) => [`--${hero}`, `url("${picture}")`]),
) as CSSProperties;

/** A place of the brand's own world with nobody in it, in its own colours; behind the words of an empty page. */
export const Scene = () => <Land aria-hidden data-part="scene" style={pictures} />;
