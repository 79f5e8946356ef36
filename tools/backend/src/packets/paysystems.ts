import { localised } from '../seed/localised.ts';

/** The ways to pay that there are; what each of them does comes with payment. */
export const PAYSYSTEMS = [
  {
    id: 1,
    payform: 'linkedcard',
    name: localised('Привязанная карта', 'Байланған карта', 'Ulangan karta', 'Linked card'),
  },
  {
    id: 2,
    payform: 'short_url',
    name: localised('Банковская карта', 'Банк картасы', 'Bank kartasi', 'Bank card'),
  },
  { id: 3, payform: 'qrcode', name: localised('QR-код', 'QR-код', 'QR-kod', 'QR code') },
];
