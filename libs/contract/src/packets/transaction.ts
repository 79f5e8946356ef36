import {
  alias,
  collection,
  entity,
  flag,
  from,
  id,
  isoDate,
  money,
  oneOf,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';

/** A payment under way (DATA-059). Its id is only ever handed back, so it is text. */
export const Transaction = entity('Transaction', {
  id: alias(text(), 'transaction_id'),
  /** Anything but an end is still under way. */
  status: oneOf(['pending', 'complete', 'error'], { otherwise: 'pending' }),
  amountMinor: from('amount', optional(money())),
  statusDescription: optional(text()),
  /** It has failed, and its money has come in: our own addition, by which nobody is told that they have not paid. */
  isMoneyOnAccount: optional(flag()),
  /** The page of the payment system. */
  fullUrl: optional(url()),
  qrCodeUrl: alias(from('qrcode_url', optional(url())), 'qrcode_ur'),
  /** What it is about and how it is paid: our own addition, by which a lost answer is found again. */
  payformShortname: optional(text()),
  purpose: optional(text()),
  packetId: optional(id()),
  /** Of a film that is paid for by itself. */
  contentId: optional(id()),
  purchaseTypeId: optional(id()),
  offerId: optional(text()),
  createdAtMs: from('created_at', optional(isoDate())),
});
export type Transaction = Infer<typeof Transaction>;
/** The newest first. */
export const Transactions = collection('Transactions', 'transactions', Transaction);
export type Transactions = Infer<typeof Transactions>;
