import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import {
  AccessToken,
  DEVICE_TYPES,
  Device,
  DeviceRegistration,
  ParentalDialogue,
  ParentalSettings,
  User,
} from './entities.ts';

const parental = { pay: true, profile: false, program: true, vod: false, channel: true, settings: false };

test('ENT-001 device registration', () => {
  const rest = { vendor: 'Mozilla', model: 'Firefox', version: '140', serial: '4f1c' };
  expectFaces(
    DeviceRegistration,
    { device_type: 'pc', os_name: 'Linux', os_version: '6', application_type: 'android-mobile', ...rest },
    { deviceType: 'pc', osName: 'Linux', osVersion: '6', applicationType: 'android-mobile', ...rest },
  );
});

describe('Device', () => {
  test('ENT-002 ENT-004 ENT-005 ENT-006 holds settings and notification', () => {
    expectFaces(
      Device,
      {
        id: 5,
        serial: '4f1c',
        login_at: '2026-03-01T10:00:00.000Z',
        device_type: 'tvos',
        vendor: 'Apple',
        model: 'TV 4K',
        settings: { parentalChannels: '30' },
        parental_settings: { duration: [1, 30], ...parental },
        notification: { notification_type: 'webpush', token: 't' },
        secret: 's',
      },
      {
        id: 5,
        serial: '4f1c',
        loginAtMs: Date.UTC(2026, 2, 1, 10),
        deviceType: 'tvos',
        vendor: 'Apple',
        model: 'TV 4K',
        settings: { parentalChannels: '30' },
        parentalSettings: { durationMinutes: [1, 30], ...parental },
        notification: { notificationType: 'webpush', token: 't' },
        secret: 's',
      },
    );
  });

  test('ENT-003 is of one of eight types, which are not those of the registration', () => {
    for (const type of ['web', 'webkit', 'android_tv', 'android_stb', 'android_mobile', 'ios', 'tvos', 'dune']) {
      expect(read(Device, { id: 1, device_type: type }).value?.deviceType).toBe(type);
    }
    expect(DEVICE_TYPES).toHaveLength(8);
    expect(read(Device, { id: 1, device_type: 'pc' })).toEqual({
      value: { id: 1 },
      issues: [{ path: 'device_type', reason: 'unknownValue', expected: 'oneOf' }],
    });
  });

  test('ENT-005 a single duration is a list of one', () => {
    expect(read(ParentalSettings, { duration: '30' }).value?.durationMinutes).toEqual([30]);
  });
});

const dialogue = {
  title: 'A PIN?',
  message: 'For children',
  icon: { tv_x1: '/icon.png', tv_width_pt: 40, tv_height_pt: 30 },
  buttons: [{ label: 'Yes', action: 'set', is_primary: true }],
};
const cleanDialogue = {
  title: 'A PIN?',
  message: 'For children',
  icon: { tvX1: '/icon.png', tvWidthPt: 40, tvHeightPt: 30 },
  buttons: [{ label: 'Yes', action: 'set', isPrimary: true }],
};

test('ENT-012 parental dialogue', () => {
  expectFaces(ParentalDialogue, dialogue, cleanDialogue);
});

describe('User', () => {
  test('ENT-007 ENT-010 ENT-013 has every field', () => {
    expectFaces(
      User,
      {
        id: 1,
        username: 'u',
        phone: '77000000000',
        email: 'u@example.com',
        first_name: 'Aru',
        is_guest: true,
        date_joined: '2026-03-01T10:00:00.000Z',
        timezone: 'Asia/Almaty',
        provider: { id: 8, landing: {}, is_have_purchases: false, is_ott: true, is_additional_without_base: false },
        parental_status: 'set',
        parental_code: '0042',
        parental_dialogue: dialogue,
        refer_id: 'partner',
        device_limit: 5,
        provider_uid: 'p-1',
        pincode: '1111',
        settings: { theme: 'dark' },
      },
      {
        id: 1,
        username: 'u',
        phone: '77000000000',
        email: 'u@example.com',
        firstName: 'Aru',
        isGuest: true,
        joinedAtMs: Date.UTC(2026, 2, 1, 10),
        timezone: 'Asia/Almaty',
        provider: { id: 8, landing: {}, hasPurchases: false, isOtt: true, allowsPacketsWithoutBase: false },
        parentalStatus: 'set',
        parentalCode: '0042',
        parentalDialogue: cleanDialogue,
        referId: 'partner',
        deviceLimit: 5,
        providerUid: 'p-1',
        pincode: '1111',
        settings: { theme: 'dark' },
      },
    );
  });

  test.each(['set', 'notset', 'ignore'])('ENT-011 parental status %s', (status) => {
    expect(read(User, { id: 1, parental_status: status }).value?.parentalStatus).toBe(status);
    expect(read(User, { id: 1, parental_status: `${status}?` }).value).not.toHaveProperty('parentalStatus');
  });
});

describe('AccessToken', () => {
  test('API-035 API-006 holds token, expiry, user and device', () => {
    expectFaces(
      AccessToken,
      { access_token: 't', expired: 1772000000, user: { id: 1, is_guest: false, settings: {} }, device: { id: 5 } },
      {
        accessToken: 't',
        expiresAtSeconds: 1772000000,
        user: { id: 1, isGuest: false, settings: {} },
        device: { id: 5 },
      },
    );
  });

  test('API-006 an empty token is none, and an expiry may be an ISO date', () => {
    expect(read(AccessToken, { access_token: '' }).value).toBeUndefined();
    expect(read(AccessToken, { access_token: 't', expired: '2026-03-01T10:00:00Z' }).value).toEqual({
      accessToken: 't',
      expiresAtSeconds: Date.UTC(2026, 2, 1, 10) / 1000,
    });
  });
});
