import { collection, entity, text, type Infer } from '../schema/schema.ts';

export { AdInfo, AdPoint, AdRoll } from './ad-info.ts';

/** ENT-037, DATA-045. */
export const AdIdentifier = entity('AdIdentifier', { identifier: text(), vendor: text() });
export type AdIdentifier = Infer<typeof AdIdentifier>;
export const AdIdentifiers = collection('AdIdentifiers', 'adIds', AdIdentifier);
export type AdIdentifiers = Infer<typeof AdIdentifiers>;
