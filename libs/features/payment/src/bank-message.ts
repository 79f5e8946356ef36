import { isRecord } from '@livery/contract/schema';

/** What a bank's page says from its frame. Anything else is nothing. */
export interface BankMessage {
  readonly transactionId: string;
  readonly status: string;
}

export function readBankMessage(data: unknown): BankMessage | null {
  if (!isRecord(data) || data['type'] !== 'livery-payment') return null;
  const { transactionId, status } = data;
  return typeof transactionId === 'string' && typeof status === 'string' ? { transactionId, status } : null;
}
