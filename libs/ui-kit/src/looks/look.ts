import type { LookValues } from './base-values.ts';
import type { Area, SlotOf } from './slots.ts';

/** What a look says of one area: CSS by slot, in which `&` is the component. */
export type AreaLook<A extends Area> = Readonly<Partial<Record<SlotOf<A>, string>>>;

/** One named look: its values on the root, and its layouts. */
export interface Look {
  readonly values?: LookValues;
  readonly slots?: { readonly [A in Area]?: AreaLook<A> };
}

/** The root chooses a look by each of these: `data-card`, `data-hero`, `data-button`. */
export const LOOK_KINDS = ['card', 'hero', 'button'] as const;
type LookKind = (typeof LOOK_KINDS)[number];

export type LooksByKind = Readonly<Record<LookKind, Readonly<Record<string, Look>>>>;
