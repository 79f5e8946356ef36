import { entity, from, integer, isoDate, optional, text, url, type Infer } from '../schema/schema.ts';

/** Where a push message leads (ENT-026). */
export const PushDestination = entity('PushDestination', {
  type: text(),
  id: optional(text()),
  code: optional(text()),
  slug: optional(text()),
  src: optional(url()),
});
export type PushDestination = Infer<typeof PushDestination>;

/** ENT-025: not an answer of a call; comes through the push service. */
export const Push = entity('Push', {
  id: text(),
  title: optional(text()),
  body: optional(text()),
  icon: optional(url()),
  action: optional(text()),
  lifetimeSeconds: from('time_to_live', optional(integer({ min: 0 }))),
  startAtMs: from('time_start', optional(isoDate())),
  destination: optional(PushDestination),
});
export type Push = Infer<typeof Push>;
