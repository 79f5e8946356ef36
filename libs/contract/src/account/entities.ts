import {
  alias,
  collection,
  entity,
  flag,
  from,
  id,
  isoDate,
  money,
  optional,
  text,
  url,
  type Infer,
} from '../schema/schema.ts';

export { Push, PushDestination } from './push.ts';

/** ENT-019. */
export const Account = entity('Account', {
  id: id(),
  balanceMinor: alias(from('balance', money()), 'amount'),
  isPaymentAllowed: flag(),
});
export type Account = Infer<typeof Account>;
export const Accounts = collection('Accounts', 'accounts', Account);
export type Accounts = Infer<typeof Accounts>;

export const Balance = entity('Balance', { balanceMinor: alias(from('balance', money()), 'amount') });
export type Balance = Infer<typeof Balance>;

/** ENT-021, DATA-058: a linked bank card, its number already masked. */
export const Card = entity('Card', { id: id(), number: optional(text()), isPrimary: flag() });
export type Card = Infer<typeof Card>;
export const Cards = collection('Cards', 'cards', Card);
export type Cards = Infer<typeof Cards>;

/** ENT-022. */
export const Message = entity('Message', {
  id: id(),
  title: optional(text()),
  text: optional(text()),
  createdAtMs: from('created_at', optional(isoDate())),
  isRemoved: flag(),
});
export type Message = Infer<typeof Message>;
export const Messages = collection('Messages', 'messages', Message);
export type Messages = Infer<typeof Messages>;

export const Agreement = entity('Agreement', {
  id: id(),
  title: optional(text()),
  text: optional(text()),
  url: optional(url()),
});
export type Agreement = Infer<typeof Agreement>;
