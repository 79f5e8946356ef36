import { defineEndpoints } from '../endpoint.ts';
import { flag, from, id, money, nothing, optional, someOf, text } from '../schema/schema.ts';
import { Transaction } from '../packets/transaction.ts';
import { Accounts, Agreement, Balance, Cards, Message, Messages } from './entities.ts';

export const accountEndpoints = defineEndpoints('account', {
  getAccounts: { method: 'GET', path: '/v2/users/self/accounts', response: Accounts, provides: ['accounts'] },
  getBalance: { method: 'GET', path: '/v2/users/self/balance', response: Balance, provides: ['accounts'] },
  /** Polled while a card is being linked. */
  getCards: { method: 'GET', path: '/v2/users/self/cards', response: Cards, provides: ['cards'], cacheSeconds: 0 },
  linkCard: {
    method: 'POST',
    path: '/v2/users/self/cards',
    idempotent: true,
    body: {
      paysystemShortname: text(),
      accountId: id(),
      amountMinor: from('amount', money()),
      neededRefund: flag(),
      /** The page that the bank sends the viewer back to. */
      returnUrl: optional(text()),
    },
    response: Transaction,
    invalidates: ['cards'],
  },
  deleteCard: {
    method: 'DELETE',
    path: '/v2/users/self/cards/:id',
    params: { id: id() },
    response: nothing(),
    invalidates: ['cards'],
  },
  getMessages: { method: 'GET', path: '/v2/users/self/messages', response: Messages, provides: ['messages'] },
  getMessage: {
    method: 'GET',
    path: '/v2/users/self/messages/:id',
    params: { id: id() },
    response: Message,
    provides: ['messages'],
  },
  deleteMessages: { method: 'DELETE', path: '/v2/users/self/messages', response: nothing(), invalidates: ['messages'] },
  deleteMessage: {
    method: 'DELETE',
    path: '/v2/users/self/messages/:id',
    params: { id: id() },
    response: nothing(),
    invalidates: ['messages'],
  },
  getAgreement: {
    method: 'GET',
    path: '/v2/agreements/:id',
    params: { id: id() },
    response: Agreement,
    provides: ['agreements'],
    usableSeconds: 900,
  },
  acceptAgreements: {
    method: 'POST',
    path: '/v2/users/self/agreements',
    body: { ids: someOf(id()) },
    response: nothing(),
    invalidates: ['agreements'],
  },
});
