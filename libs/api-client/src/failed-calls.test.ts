import { endpointList } from '@livery/contract/endpoints';
import { expect, test } from 'vitest';
import { failure, httpError, type ApiError } from './api-error.ts';
import { meansTokenError } from './failed-calls.ts';

const http = (endpoint: string, status: number, code = ''): ApiError =>
  httpError(endpoint, status, { code, message: '', details: [] });

test('API-076 API-077 a token error is a 401 or its code, but not of statistics and codes', () => {
  for (const endpoint of endpointList) {
    const expected = !endpoint.ignoresTokenErrors;
    expect([endpoint.name, meansTokenError(endpoint, http(endpoint.name, 401))]).toEqual([endpoint.name, expected]);
    expect(meansTokenError(endpoint, http(endpoint.name, 403, 'authentication_failed'))).toBe(expected);
    expect(meansTokenError(endpoint, failure('network', endpoint.name))).toBe(false);
  }
});

test('API-082 a 404 of device settings means that the device is gone, which is a token error; of no other call', () => {
  const told = endpointList.filter((endpoint) => meansTokenError(endpoint, http(endpoint.name, 404)));
  expect(told.map(({ name }) => name)).toEqual(['updateDevice']);
});
