import { entity, flag, from, id, integer, list, money, optional, text, type Infer } from '../schema/schema.ts';

/** What a code gives (ENT-024). The `ott` fields count for providers that serve any network. */
export const PromoData = entity('PromoData', {
  amountMinor: from('amount', optional(money())),
  /** The amount charged to link a card is given back. */
  neededRefund: flag(),
  isPaid: flag(),
  days: optional(integer({ min: 0 })),
  ottDays: optional(integer({ min: 0 })),
  packetIds: list(id()),
  ottPacketIds: list(id()),
  packetsAfterTrial: list(id()),
  ottPacketsAfterTrial: list(id()),
  confirmationTitle: optional(text()),
  confirmationText: optional(text()),
  confirmationDescription: from('confirmation_desc', optional(text())),
});
export type PromoData = Infer<typeof PromoData>;

/** ENT-023: a checked or applied code. */
export const PromoKey = entity('PromoKey', {
  key: text(),
  needsConfirmation: from('is_need_confirm', flag()),
  confirmationText: optional(text()),
  description: optional(text()),
  promoData: optional(PromoData),
});
export type PromoKey = Infer<typeof PromoKey>;
