import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import {
  AbTest,
  AuthMethod,
  Configuration,
  Language,
  NetworkInfo,
  Provider,
  Resources,
  SeoMask,
  ViewerState,
  WelcomeDocument,
  WelcomePage,
} from './entities.ts';
import { Account } from '../account/entities.ts';
import { decode } from '../schema/schema.ts';

const providerWire = {
  id: 442,
  name: 'North',
  landing: {
    shortname: 'north',
    logo: 'https://img.example/logo.png',
    support_url: 'https://example.com/help',
    support_phone: '+7 700 000 00 00',
    support_email: 'help@example.com',
    regform_btn_url: 'https://example.com/join',
    regform_btn_caption: 'Join',
  },
  currency: { UTF_NAME: '₸', ASCII_NAME: 'tg', ISO_CODE: 'KZT' },
  is_have_purchases: true,
  is_ott: false,
  is_additional_without_base: true,
  auto_auth: 'https://example.com/auth',
};

const provider = {
  id: 442,
  name: 'North',
  landing: {
    shortname: 'north',
    logo: 'https://img.example/logo.png',
    supportUrl: 'https://example.com/help',
    supportPhone: '+7 700 000 00 00',
    supportEmail: 'help@example.com',
    registrationUrl: 'https://example.com/join',
    registrationCaption: 'Join',
  },
  currency: { symbol: '₸', asciiName: 'tg', isoCode: 'KZT' },
  hasPurchases: true,
  isOtt: false,
  allowsPacketsWithoutBase: true,
  autoAuthUrl: 'https://example.com/auth',
};

describe('Provider', () => {
  test('BRAND-007 the flags of a provider: payments, purchases, guests, auto-auth', () => {
    const flags = (allowed: boolean) => ({
      payments: read(Account, { id: 1, balance: 0, is_payment_allowed: allowed }).value?.isPaymentAllowed,
      purchases: read(Provider, { id: 1, is_have_purchases: allowed }).value?.hasPurchases,
      guests: read(NetworkInfo, { is_guest_allowed: allowed }).value?.isGuestAllowed,
    });
    expect(flags(true)).toEqual({ payments: true, purchases: true, guests: true });
    expect(flags(false)).toEqual({ payments: false, purchases: false, guests: false });
    expect(read(Provider, providerWire).value?.autoAuthUrl).toBe('https://example.com/auth');
    expect(read(NetworkInfo, { auto_auth: 'https://example.com/auth' }).value?.autoAuthUrl).toBe(
      'https://example.com/auth',
    );
    expect(read(NetworkInfo, {}).value).not.toHaveProperty('autoAuthUrl');
  });

  test('ENT-008 ENT-009 DATA-061 has landing, currency, purchases and auto-auth', () => {
    expectFaces(Provider, providerWire, provider);
  });

  test('ENT-009 what the landing lacks is taken from the provider, then from its support', () => {
    const json = {
      id: '442',
      logo: '/logo.png',
      support_phone: '1',
      landing: { shortname: 'north', support_phone: '2', logo: '' },
      support: { phone: '3', email: 'help@example.com' },
    };
    expect(read(Provider, json).value?.landing).toEqual({
      shortname: 'north',
      logo: '/logo.png',
      supportPhone: '2',
      supportEmail: 'help@example.com',
    });
  });

  test('ENT-008 auto-auth that is switched off has no address', () => {
    expect(read(Provider, { id: 1, auto_auth: false })).toMatchObject({ value: { id: 1 }, issues: [] });
    expect(read(Provider, { id: 1, auto_auth: false }).value).not.toHaveProperty('autoAuthUrl');
  });
});

test('ENT-014 ENT-015 ENT-016 network info', () => {
  expectFaces(
    NetworkInfo,
    {
      provider: providerWire,
      is_guest_allowed: true,
      auto_auth: 'https://example.com/auth',
      promo_days: 14,
      country: 'KZ',
      remote: '203.0.113.7',
      default: { login: { title: 'Sign in', description: 'With a phone' } },
      lk_link: { label: 'Account', url: 'https://example.com/lk' },
      phone_otp_length: 6,
      languages: { audio: [{ key: 'kk', name: 'Қазақша', interface: false, priority: 1 }] },
      agreement_url: 'https://example.com/agreement.html',
      privacy_url: 'https://example.com/privacy.html',
    },
    {
      provider,
      isGuestAllowed: true,
      autoAuthUrl: 'https://example.com/auth',
      promoDays: 14,
      country: 'KZ',
      ipAddress: '203.0.113.7',
      default: { login: { title: 'Sign in', description: 'With a phone' } },
      accountLink: { label: 'Account', url: 'https://example.com/lk' },
      phoneOtpLength: 6,
      languages: { audio: [{ key: 'kk', name: 'Қазақша', isInterface: false, priority: 1 }] },
      agreementUrl: 'https://example.com/agreement.html',
      privacyUrl: 'https://example.com/privacy.html',
    },
  );
});

test('ENT-014 a network without a provider is read all the same', () => {
  expect(read(NetworkInfo, { provider: null })).toEqual({ value: { isGuestAllowed: false }, issues: [] });
});

test('ENT-033 DATA-008 configuration', () => {
  expectFaces(
    Configuration,
    {
      min_search_chars: 3,
      bouncing_interval: 400,
      blackout: { safe_area: 20, mattress_url: '/mattress.m3u8', screenshot_url: '/mattress.jpg' },
      channel_covers: { web: 'https://img.example/dark', web_vlight: 'https://img.example/light' },
      hidden_content_ids: [9],
      new_year_row_ids: [1, 2],
      is_purchase_offers: true,
      idempotency: true,
      metrics_url: 'https://metrics.example',
      measurement_url: 'https://pixel.example',
    },
    {
      minSearchChars: 3,
      searchDebounceMs: 400,
      blackout: { safeAreaSeconds: 20, mattressUrl: '/mattress.m3u8', screenshotUrl: '/mattress.jpg' },
      channelCovers: { web: 'https://img.example/dark', webVlight: 'https://img.example/light' },
      hiddenContentIds: [9],
      newYearRowIds: [1, 2],
      isPurchaseOffers: true,
      takesIdempotencyKeys: true,
      metricsUrl: 'https://metrics.example',
      measurementUrl: 'https://pixel.example',
    },
  );
});

test('ENT-033 a configuration that says nothing searches from one character after a second', () => {
  expect(read(Configuration, {}).value).toMatchObject({ minSearchChars: 1, searchDebounceMs: 1000 });
});

test('API-014 resources are a dictionary, also an empty one', () => {
  expectFaces(
    Resources,
    { resources: { banner: 'https://img.example/b.png' } },
    { resources: { banner: 'https://img.example/b.png' } },
  );
  expect(read(Resources, { resources: [] })).toEqual({ value: { resources: {} }, issues: [] });
});

test('ENT-030 welcome documents', () => {
  expectFaces(
    WelcomeDocument,
    { id: 7, title: 'Terms', url: '/terms', checkbox: { default_value: true, is_required: true } },
    { id: 7, title: 'Terms', url: '/terms', checkbox: { defaultValue: true, isRequired: true } },
  );
  expect(read(WelcomePage, [{ id: 7 }]).value).toEqual({ docs: [{ id: 7 }] });
});

test('ENT-029 an auth method with its fields', () => {
  const field = { label: 'Phone', mask: '+7 ___' };
  const property = { email: field, code: field, phone: field, username: field, password: field };
  const wire = { action: 'phone', title: 'By phone', subtitle: 'We send a code', property };
  expectFaces(AuthMethod, wire, wire);
});

test('ENT-036 DATA-064 a language', () => {
  expectFaces(
    Language,
    { key: 'kk', name: 'Қазақша', interface: true, priority: 2 },
    { key: 'kk', name: 'Қазақша', isInterface: true, priority: 2 },
  );
});

test('DATA-063 an SEO mask', () => {
  expectFaces(
    SeoMask,
    { page_type: 'content', text_type: 'title', value: '{title} ({year})' },
    { pageType: 'content', textType: 'title', value: '{title} ({year})' },
  );
});

test('CALL-044 an A/B test', () => {
  expectFaces(AbTest, { name: 'poster', variant: 'b' }, { name: 'poster', variant: 'b' });
});

test.each(['not_login', 'guest', 'full_payment', 'promo', 'free'])('DATA-062 a viewer may be %s', (state) => {
  expect(decode(ViewerState, state)).toEqual({ ok: true, value: state });
  expect(decode(ViewerState, 'other').ok).toBe(false);
});
