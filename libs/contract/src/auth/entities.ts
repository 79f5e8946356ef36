import {
  collection,
  entity,
  flag,
  from,
  id,
  integer,
  list,
  money,
  optional,
  text,
  timestamp,
  type Infer,
} from '../schema/schema.ts';
import { Device, User } from '../session/entities.ts';

/** A code was sent. `message` is what to show where no SMS goes out. */
export const CodeSent = entity('CodeSent', { message: optional(text()) });
export type CodeSent = Infer<typeof CodeSent>;

/** ENT-031. */
export const AlmaAddress = entity('AlmaAddress', {
  addressId: id(),
  address: text(),
  providerId: id(),
  userId: id(),
});
export type AlmaAddress = Infer<typeof AlmaAddress>;

/** ENT-032. */
export const AlmaCity = entity('AlmaCity', { id: id(), name: text() });
export type AlmaCity = Infer<typeof AlmaCity>;
export const AlmaCities = collection('AlmaCities', 'cities', AlmaCity);
export type AlmaCities = Infer<typeof AlmaCities>;

/** A code was right. A phone with several addresses gets its token only after one was chosen (API-006). */
export const CodeAccepted = entity('CodeAccepted', {
  accessToken: optional(text({ mayBeEmpty: false })),
  expiresAtSeconds: from('expired', optional(timestamp())),
  user: optional(User),
  device: optional(Device),
  addresses: list(AlmaAddress),
  /** Comes with addresses and goes with the choice among them: it proves that the code was right. Not every server gives one. */
  choiceSecret: optional(text()),
});
export type CodeAccepted = Infer<typeof CodeAccepted>;

/** How a code may reach a phone (API-027). `link` opens the messenger. */
export const SendMethod = entity('SendMethod', { method: text(), link: optional(text()) });
export type SendMethod = Infer<typeof SendMethod>;
export const SendMethods = collection('SendMethods', 'sendMethods', SendMethod);
export type SendMethods = Infer<typeof SendMethods>;

export const OtpStatus = entity('OtpStatus', { otpExists: from('otp_exist', flag()) });
export type OtpStatus = Infer<typeof OtpStatus>;

/** ENT-020. Status -2: blocked, -1: to be paid. */
export const BlockStatus = entity('BlockStatus', {
  balanceMinor: from('balance', optional(money())),
  username: optional(text()),
  amountMinor: from('amount', optional(money())),
  status: integer(),
  messageDetail: optional(text()),
});
export type BlockStatus = Infer<typeof BlockStatus>;
