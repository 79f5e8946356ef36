import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ErrorBody, errorMessage, readErrorBody, wordsOfServer } from './errors.ts';
import { expectFaces } from './testing/expect-faces.ts';

const message = (status: number, json: unknown) => errorMessage(status, readErrorBody(json));

test('API-078 the error body', () => {
  expectFaces(
    ErrorBody,
    {
      error: { code: 'region_forbidden', message: 'Not here' },
      detail: [{ field: 'phone', message: 'is no number' }],
      country: 'CA',
      ip: '203.0.113.7',
      amount: '10.00',
      transaction_id: 't-1',
      forced_packet: { id: 11, name: 'Family', price: '19.90' },
    },
    {
      error: { code: 'region_forbidden', message: 'Not here' },
      detail: [{ field: 'phone', message: 'is no number' }],
      country: 'CA',
      ipAddress: '203.0.113.7',
      amountMinor: 1000,
      transactionId: 't-1',
      forcedPacket: { id: 11, name: 'Family', priceMinor: 1990 },
    },
  );
});

describe('the message of a failure', () => {
  test.each([
    [{ error: { code: 'x', message: 'General' }, detail: [{ field: 'a', message: 'First' }, { message: 'Second' }] }],
    [{ error: { message: 'General' }, detail: ['First', 'Second'] }],
    [{ error: { message: 'General', detail: ['First', 'Second'] } }],
    [{ message: 'General', detail: { phone: ['First'], email: 'Second' } }],
    [{ error: 'code', detail: ['', 'First', null, 'Second'] }],
  ])('API-085 is made of the details when there are any: %j', (json) => {
    expect(message(400, json)).toBe('First\nSecond');
  });

  test.each([
    [{ error: { code: 'x', message: 'General' } }],
    [{ error: { message: 'General' }, detail: [] }],
    [{ error: { message: 'General' }, detail: ' ' }],
    [{ message: 'General', detail: [{ field: 'a' }] }],
  ])('API-086 is that of the error without details: %j', (json) => {
    expect(message(400, json)).toBe('General');
  });

  test.each([[undefined], [null], ['<html>'], [{}], [{ error: {} }], [{ error: { message: '' }, detail: {} }], [[]]])(
    'API-087 is the status without either: %j',
    (json) => {
      expect(message(503, json)).toBe('error 503');
    },
  );

  test('API-085 API-086 API-087 is found in any document', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => message(500, json) !== ''));
  });
});

test('API-087 a bare status is no words', () => {
  expect(wordsOfServer({ status: 400, message: message(400, {}) })).toBe('');
  expect(wordsOfServer({ status: 400, message: message(400, { message: 'error 500' }) })).toBe('error 500');
  expect(wordsOfServer({ message: 'error 400' })).toBe('error 400');
});

test.each([
  [{ error: { code: 'lost_content', message: '' } }, 'lost_content'],
  [{ error_code: 'permission_denied' }, 'permission_denied'],
  [{ error: 'authentication_failed' }, 'authentication_failed'],
  [{ code: 8002 }, '8002'],
  [{}, ''],
])('API-076 CALL-090 the code of %j is %j', (json, code) => {
  expect(readErrorBody(json).code).toBe(code);
});
