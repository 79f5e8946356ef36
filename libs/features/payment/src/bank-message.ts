import { isRecord } from '@livery/contract/schema';

/** Whether a bank's page says from its frame of which payment it speaks, and how that stands. */
export const isBankMessage = (data: unknown): boolean =>
  isRecord(data) &&
  data['type'] === 'livery-payment' &&
  [data['transactionId'], data['status']].every((word) => typeof word === 'string');
