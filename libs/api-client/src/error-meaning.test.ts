import { allEndpoints, endpointList } from '@livery/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { failure, httpError, type ApiError } from './api-error.ts';
import { errorMeaning, errorTextKey, meansTokenError, providerError } from './error-meaning.ts';

const http = (endpoint: string, status: number, code = ''): ApiError =>
  httpError(endpoint, status, { code, message: '', details: [] });

const callsWhere = (status: number, meaning: string) =>
  endpointList.filter(({ name }) => errorMeaning(http(name, status)) === meaning).map(({ name }) => name);

describe('what a failure asks for', () => {
  test('API-078 API-079 a 403 of the network, guests, devices and codes is a forbidden country; nowhere else', () => {
    expect(callsWhere(403, 'forbiddenCountry').toSorted()).toEqual(
      [
        ...['getNetwork', 'createGuest', 'authenticateDevice'],
        ...['sendPhoneCode', 'sendEmailCode', 'sendAlmaCode'],
        ...['verifyPhoneCode', 'verifyIdentifierCode', 'verifyUzbeelineCode', 'verifyEmailCode', 'verifyAlmaCode'],
      ].toSorted(),
    );
    expect(errorMeaning(http('getChannelStream', 403))).toBeNull();
    expect(errorMeaning(http('subscribe', 403, 'region_forbidden'))).toBe('forbiddenCountry');
  });

  test('API-080 a 400 of the device authentication: a device is in the way', () => {
    expect(callsWhere(400, 'deviceLimitReached')).toEqual(['authenticateDevice']);
  });

  test('API-081 a 403 of a device removal: too many devices', () => {
    expect(callsWhere(403, 'tooManyDevices')).toEqual(['deleteDevice']);
  });

  test('API-082 a 404 of device settings: the device is gone, which is a token error', () => {
    expect(callsWhere(404, 'deviceGone')).toEqual(['updateDevice']);
    expect(meansTokenError(allEndpoints.updateDevice, http('updateDevice', 404))).toBe(true);
    expect(meansTokenError(allEndpoints.deleteDevice, http('deleteDevice', 404))).toBe(false);
  });

  test('API-083 API-084 a promo code is refused with 400 or 404 when checked, 400 when used', () => {
    expect(callsWhere(400, 'promoRefused')).toEqual(['checkPromoKey', 'applyPromoKey']);
    expect(callsWhere(404, 'promoRefused')).toEqual(['checkPromoKey']);
  });

  test('CALL-090 lost content is known by its code', () => {
    expect(errorMeaning(http('getContentStream', 410, 'lost_content'))).toBe('contentLost');
    expect(errorMeaning(http('getContentStream', 410))).toBeNull();
  });

  test('API-079 a failure without an answer asks for nothing special', () => {
    expect(errorMeaning(failure('network', 'getNetwork'))).toBeNull();
  });
});

test('API-076 API-077 a token error is a 401 or its code, but not of statistics and codes', () => {
  for (const endpoint of endpointList) {
    const expected = !endpoint.ignoresTokenErrors;
    expect([endpoint.name, meansTokenError(endpoint, http(endpoint.name, 401))]).toEqual([endpoint.name, expected]);
    expect(meansTokenError(endpoint, http(endpoint.name, 403, 'authentication_failed'))).toBe(expected);
    expect(meansTokenError(endpoint, failure('network', endpoint.name))).toBe(false);
  }
});

test('API-090 a provider that is not there is 404, any other failure unknown', () => {
  expect(providerError(http('getProviderInfo', 404))).toBe(404);
  expect([http('getProviderInfo', 500), failure('network', 'getProviderInfo')].map(providerError)).toEqual([
    'unknown',
    'unknown',
  ]);
});

test('API-089 a sign-in without a connection has a text of its own', () => {
  expect(errorTextKey(failure('network', 'login'))).toBe('error_video_download');
  expect([failure('network', 'getUser'), failure('aborted', 'login'), http('login', 500)].map(errorTextKey)).toEqual([
    null,
    null,
    null,
  ]);
});
