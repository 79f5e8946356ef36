import { LOOKS } from './all-looks.ts';
import { LOOK_KINDS, type Look } from './look.ts';
import type { Area, SlotOf } from './slots.ts';

/**
 * What the looks say of a part, for the end of its style: each look's CSS under the root that wears it, so that switching a brand
 * re-renders nothing. A built site has its brand's own looks only.
 */
export const slot = <A extends Area>(area: A, name: SlotOf<A>): string =>
  LOOK_KINDS.flatMap((kind) =>
    Object.entries(LOOKS[kind]).map(([look, { slots }]: [string, Look]) => {
      const css = slots?.[area]?.[name];
      return css ? `:root[data-${kind}='${look}'] & {${css}}` : '';
    }),
  ).join('\n');
