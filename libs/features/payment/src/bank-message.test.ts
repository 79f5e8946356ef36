import { expect, it } from 'vitest';
import { isBankMessage } from './bank-message.ts';

const SAID = { type: 'livery-payment', transactionId: 't1', status: 'complete' };

it('a bank’s page in a frame is heard when it says of which payment it speaks, and how that stands', () => {
  expect(isBankMessage({ ...SAID, more: 1 })).toBe(true);
});

it.each([
  ['of another kind', { ...SAID, type: 'resize' }],
  ['of no payment', { ...SAID, transactionId: undefined }],
  ['of a payment by its number', { ...SAID, transactionId: 1 }],
  ['without how it stands', { ...SAID, status: undefined }],
  ['that is a text', JSON.stringify(SAID)],
  ['that is nothing', null],
])('a message %s is nothing', (_, data) => {
  expect(isBankMessage(data)).toBe(false);
});
