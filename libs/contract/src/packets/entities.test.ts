import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import {
  Offer,
  Packet,
  PacketAgreement,
  Paysystem,
  Period,
  ProviderInfo,
  PurchasePeriod,
  PurchaseType,
  SubPacket,
  Transaction,
  UserPacket,
} from './entities.ts';

const month = { months: 1 };
const at = '2026-03-01T10:00:00.000Z';
const atMs = Date.UTC(2026, 2, 1, 10);

describe('Packet', () => {
  const rest = {
    id: 5,
    name: 'Base',
    short: 'All',
    description: 'All channels',
    period: 'month',
    agreement: { id: 3, title: 'Terms' },
  };
  const wire = {
    ...rest,
    price: '1990.00',
    total_price: '2490.50',
    trial_price: '0.00',
    trial_amount: '1.00',
    is_trial: true,
    is_used_trial: true,
    period_human: month,
    trial_period_human: { years: 1, months: 2, days: 3, text: 'long' },
    base: true,
    include: [{ id: 6, name: 'Kids' }],
    available: false,
    is_paused: true,
    channels_count: 140,
    channels: [{ id: 7, name: 'Sport', slug: 'sport', cover: { color_bg: '/c.png' }, category_ids: [20] }],
    videos: [{ id: 9, title: 'Film', slug: 'film-9', image: '/f.jpg' }],
    libraries: [{ id: 1, title: 'Kino', logo: '/k.png' }],
    benefits: [{ icon: '/b.svg', text: 'No ads' }],
    design: {
      background_mobile: '/m.jpg',
      background_tv: '/t.jpg',
      logo: '/l.png',
      corner_badge: 'New',
      special_features: ['4K'],
    },
    bundle: {
      custom_name: 'Max',
      custom_price: '5000.00',
      custom_description: 'With internet',
      internet_speed: '200',
      is_bundle: true,
    },
    parent_name: 'Family',
    after_renew_packet_id: 8,
    row_slug: 'row-base',
    subscription: {
      id: 11,
      actions: {
        can_subscribe: true,
        can_disable_renew: false,
        can_change_period: true,
        can_unsubscribe: false,
        can_enable_renew: true,
      },
      start_at: at,
      end_at: at,
      next_pay_at: at,
      next_period_human: month,
      next_price: '1990.00',
    },
    user_purchase: { id: 12, status: 'active', end_at: at, purchase_type: { id: 2, amount: '1990.00' } },
    next_user_purchase: {
      start_at: at,
      packet: { id: 6, name: 'Family' },
      purchase_type: { amount: '2490.00', period_human: month },
    },
  };
  const clean = {
    ...rest,
    priceMinor: 199000,
    totalPriceMinor: 249050,
    trialPriceMinor: 0,
    trialAmountMinor: 100,
    isTrial: true,
    isUsedTrial: true,
    periodHuman: month,
    trialPeriodHuman: { years: 1, months: 2, days: 3, text: 'long' },
    isBase: true,
    include: [{ id: 6, name: 'Kids' }],
    isAvailable: false,
    isPaused: true,
    channelsCount: 140,
    channels: [{ id: 7, name: 'Sport', slug: 'sport', cover: { colorBg: '/c.png' }, categoryIds: [20] }],
    videos: [{ id: 9, title: 'Film', slug: 'film-9', image: '/f.jpg' }],
    libraries: [{ id: 1, title: 'Kino', logo: '/k.png' }],
    benefits: [{ icon: '/b.svg', text: 'No ads' }],
    design: {
      backgroundMobile: '/m.jpg',
      backgroundTv: '/t.jpg',
      logo: '/l.png',
      cornerBadge: 'New',
      specialFeatures: ['4K'],
    },
    bundle: {
      customName: 'Max',
      customPriceMinor: 500000,
      customDescription: 'With internet',
      internetSpeed: '200',
      isBundle: true,
    },
    parentName: 'Family',
    afterRenewPacketId: 8,
    rowSlug: 'row-base',
    subscription: {
      id: 11,
      actions: {
        canSubscribe: true,
        canDisableRenew: false,
        canChangePeriod: true,
        canUnsubscribe: false,
        canEnableRenew: true,
      },
      startAtMs: atMs,
      endAtMs: atMs,
      nextPayAtMs: atMs,
      nextPeriodHuman: month,
      nextPriceMinor: 199000,
    },
    userPurchase: { id: 12, status: 'active', endAtMs: atMs, purchaseType: { id: 2, amountMinor: 199000 } },
    nextUserPurchase: {
      startAtMs: atMs,
      packet: { id: 6, name: 'Family' },
      purchaseType: { amountMinor: 249000, periodHuman: month },
    },
  };

  test('DATA-046 DATA-047 DATA-048 DATA-049 DATA-050 DATA-051 has every field', () => {
    expectFaces(SubPacket, wire, clean);
  });

  test('DATA-046 DATA-052 a bundle holds packets; the next purchase has its amount', () => {
    expectFaces(Packet, { ...wire, packets: [wire] }, { ...clean, packets: [clean] });
    expect(read(Packet, wire).value?.nextUserPurchase?.purchaseType?.amountMinor).toBe(249000);
  });

  test('DATA-046 a free packet has a price of nothing, which is not the same as none', () => {
    expect(read(Packet, { id: 0, name: 'Free', price: 0 }).value).toMatchObject({ id: 0, priceMinor: 0 });
    expect(read(Packet, { id: 0, name: 'Free' }).value).not.toHaveProperty('priceMinor');
  });

  test('DATA-046 DATA-047 an agreement may be a bare id, a period a ready text', () => {
    expect(read(PacketAgreement, 3).value).toEqual({ id: 3 });
    expect(read(Period, '1 month').value).toEqual({ text: '1 month' });
  });
});

test('DATA-053 a packet that somebody has', () => {
  const flags = { isBase: true, isRenewed: true, isPaused: true, allowDeletePaused: true };
  const rest = { id: 1, message: 'Paused', type: 'promo' };
  const packet = { id: 5, name: 'Base' };
  const wire = {
    base: true,
    renew: true,
    is_paused: true,
    allow_delete_paused: true,
    price: '0.00',
    start_at: at,
    end_at: at,
    next_pay_at: at,
  };
  const { value, issues } = read(UserPacket, { ...rest, ...wire, packet });
  expect(issues).toEqual([]);
  expect(value).toMatchObject({
    ...rest,
    ...flags,
    packet,
    priceMinor: 0,
    startAtMs: atMs,
    endAtMs: atMs,
    nextPayAtMs: atMs,
  });
});

describe('purchase periods', () => {
  const wire = {
    id: 2,
    amount: '1990.00',
    trial_amount: '1.00',
    period_human: month,
    trial_period_human: { days: 7 },
    is_have_trial: true,
    is_have_money_on_balance: true,
    library_id: 4,
    entity_license_id: 5,
  };
  const clean = {
    id: 2,
    amountMinor: 199000,
    trialAmountMinor: 100,
    periodHuman: month,
    trialPeriodHuman: { days: 7 },
    hasTrial: true,
    hasMoneyOnBalance: true,
    libraryId: 4,
    entityLicenseId: 5,
  };

  test('DATA-055 a type of purchase', () => {
    expectFaces(PurchaseType, wire, clean);
  });

  test('DATA-054 a period with its types', () => {
    expectFaces(
      PurchasePeriod,
      { period_human: month, purchases_type: [wire] },
      { periodHuman: month, purchaseTypes: [clean] },
    );
  });
});

const paysystemWire = {
  id: 1,
  payform_shortname: 'qrcode',
  name: 'kaspi',
  title: 'Kaspi',
  description: 'By QR',
  button_text: 'Pay',
  data: { app: 'kaspi' },
  how_to_use: 'Scan',
  how_to_use_packet: 'Scan it',
  skip_parental_control: true,
};
const paysystem = {
  id: 1,
  payformShortname: 'qrcode',
  name: 'kaspi',
  title: 'Kaspi',
  description: 'By QR',
  buttonText: 'Pay',
  data: { app: 'kaspi' },
  howToUse: 'Scan',
  howToUsePacket: 'Scan it',
  skipParentalControl: true,
};

test('DATA-057 a payment system', () => {
  expectFaces(Paysystem, paysystemWire, paysystem);
});

describe('Offer', () => {
  test('DATA-056 has purchases and payment systems', () => {
    const purchase = { id: 3, title: 'Rent' };
    expectFaces(
      Offer,
      {
        offer_id: 'o-1',
        purchases: [
          {
            ...purchase,
            amount: '500.00',
            trial_amount: '1.00',
            period_human: month,
            trial_period_human: month,
            is_have_trial: true,
            is_have_money_on_balance: true,
            library_id: 4,
            entity_license_id: 5,
          },
        ],
        paysystems: [paysystemWire],
        distribution_type: 'rent',
        product_title: 'Film',
        distribution_info: '48 hours',
      },
      {
        id: 'o-1',
        purchases: [
          {
            ...purchase,
            amountMinor: 50000,
            trialAmountMinor: 100,
            periodHuman: month,
            trialPeriodHuman: month,
            hasTrial: true,
            hasMoneyOnBalance: true,
            libraryId: 4,
            entityLicenseId: 5,
          },
        ],
        paysystems: [paysystem],
        distributionType: 'rent',
        productTitle: 'Film',
        distributionInfo: '48 hours',
      },
    );
  });

  test('DATA-056 its id may be called id, and be a number', () => {
    expect(read(Offer, { id: 77 }).value?.id).toBe('77');
  });
});

describe('Transaction', () => {
  test('DATA-059 has status, amount and addresses', () => {
    expectFaces(
      Transaction,
      {
        id: 't-1',
        status: 'error',
        amount: '10.05',
        status_description: 'Refused',
        is_money_on_account: true,
        full_url: 'https://pay.example/1',
        qrcode_url: 'https://pay.example/1.png',
        payform_shortname: 'qrcode',
        purpose: 'purchase',
        packet_id: 11,
        content_id: 7,
        purchase_type_id: 110,
        offer_id: 'o-1',
        created_at: at,
      },
      {
        id: 't-1',
        status: 'error',
        amountMinor: 1005,
        statusDescription: 'Refused',
        isMoneyOnAccount: true,
        fullUrl: 'https://pay.example/1',
        qrCodeUrl: 'https://pay.example/1.png',
        payformShortname: 'qrcode',
        purpose: 'purchase',
        packetId: 11,
        contentId: 7,
        purchaseTypeId: 110,
        offerId: 'o-1',
        createdAtMs: atMs,
      },
    );
  });

  test('DATA-059 its id may be called transaction_id, its QR code qrcode_ur', () => {
    expect(read(Transaction, { transaction_id: 5, status: 'complete', qrcode_ur: '/q.png' }).value).toEqual({
      id: '5',
      status: 'complete',
      qrCodeUrl: '/q.png',
    });
  });

  test('DATA-059 any other status is still under way', () => {
    expect(read(Transaction, { id: 1, status: 'processing' }).value?.status).toBe('pending');
  });
});

test('DATA-060 a provider with packets and bundles', () => {
  const packet = { id: 5, name: 'Base' };
  const { value, issues } = read(ProviderInfo, {
    provider_data: { id: 442, shortname: 'north' },
    packets: [packet],
    bundles: [packet],
  });
  expect(issues).toEqual([]);
  expect(value).toMatchObject({
    provider: { id: 442, landing: { shortname: 'north' } },
    packets: [packet],
    bundles: [packet],
  });
});
