import { test } from 'vitest';
import { expectFaces } from '../testing/expect-faces.ts';
import { PromoData, PromoKey } from './entities.ts';

const wire = {
  amount: '5.00',
  needed_refund: true,
  is_paid: true,
  days: 30,
  ott_days: 14,
  packet_ids: [1],
  ott_packet_ids: [2],
  packets_after_trial: [3],
  ott_packets_after_trial: [4],
  confirmation_title: 'Really?',
  confirmation_text: 'A month',
  confirmation_desc: 'Then 1 990',
};
const clean = {
  amountMinor: 500,
  neededRefund: true,
  isPaid: true,
  days: 30,
  ottDays: 14,
  packetIds: [1],
  ottPacketIds: [2],
  packetsAfterTrial: [3],
  ottPacketsAfterTrial: [4],
  confirmationTitle: 'Really?',
  confirmationText: 'A month',
  confirmationDescription: 'Then 1 990',
};

test('ENT-024 promo data', () => {
  expectFaces(PromoData, wire, clean);
});

test('ENT-023 a promo key', () => {
  expectFaces(
    PromoKey,
    { key: 'GIFT', is_need_confirm: true, confirmation_text: 'Sure?', description: 'A month', promo_data: wire },
    { key: 'GIFT', needsConfirmation: true, confirmationText: 'Sure?', description: 'A month', promoData: clean },
  );
});
