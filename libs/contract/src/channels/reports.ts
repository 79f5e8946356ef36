import { entity, from, id, optional, text, type Infer } from '../schema/schema.ts';

/** The id under which watching is counted. */
export const StatReference = entity('StatReference', { id: id() });
export type StatReference = Infer<typeof StatReference>;

/** A measurement partner (DATA-005). `tns` is the one that is known; others are kept for diagnosis. */
export const Tracker = entity('Tracker', {
  type: text(),
  catalogueId: from('CatID', optional(text())),
  channelId: from('VcID', optional(text())),
  channelVersion: from('VcVersion', optional(text())),
  account: from('Account', optional(text())),
  measureId: from('Tmsec', optional(text())),
});
export type Tracker = Infer<typeof Tracker>;
