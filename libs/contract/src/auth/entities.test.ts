import { expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import { AlmaAddress, AlmaCity, BlockStatus, CodeAccepted, OtpStatus, SendMethod } from './entities.ts';

const addressWire = { address_id: 1, address: 'Abay 1', provider_id: 2, user_id: 3 };
const address = { addressId: 1, address: 'Abay 1', providerId: 2, userId: 3 };

test('ENT-031 an address', () => {
  expectFaces(AlmaAddress, addressWire, address);
});

test('ENT-032 a city', () => {
  expectFaces(AlmaCity, { id: 1, name: 'Almaty' }, { id: 1, name: 'Almaty' });
});

test('API-006 a right code brings a token, or addresses to choose from', () => {
  expect(read(CodeAccepted, { addresses: [addressWire] }).value).toEqual({ addresses: [address] });
  expect(read(CodeAccepted, { access_token: 't', expired: null }).value).toEqual({ accessToken: 't', addresses: [] });
});

test('API-027 a way to send a code, with the link of a messenger', () => {
  expectFaces(
    SendMethod,
    { method: 'telegram', link: 'tg://resolve?domain=bot' },
    { method: 'telegram', link: 'tg://resolve?domain=bot' },
  );
});

test('API-028 whether a code was confirmed', () => {
  expectFaces(OtpStatus, { otp_exist: true }, { otpExists: true });
  expect(read(OtpStatus, { otp_exist: 1 }).value).toEqual({ otpExists: true });
});

test('ENT-020 block status', () => {
  expectFaces(
    BlockStatus,
    { balance: '-150.50', username: 'u', amount: '2000.00', status: -1, message_detail: 'To be paid' },
    { balanceMinor: -15050, username: 'u', amountMinor: 200000, status: -1, messageDetail: 'To be paid' },
  );
});
