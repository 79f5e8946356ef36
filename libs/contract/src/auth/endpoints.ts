import { defineEndpoints } from '../endpoint.ts';
import { flag, id, optional, text, url } from '../schema/schema.ts';
import { AccessToken } from '../session/entities.ts';
import { AlmaCities, BlockStatus, CodeAccepted, CodeSent, OtpStatus, SendMethods } from './entities.ts';

const code = { phone: text(), token: text() };
/** As it came with the addresses. */
const choiceSecret = optional(text());

/** Signing in by a code. A wrong code answers 401, which says nothing about the token in use. */
export const authEndpoints = defineEndpoints('auth', {
  sendPhoneCode: {
    method: 'POST',
    path: '/v2/otps',
    body: { phone: text(), canDisplayMessage: flag() },
    response: CodeSent,
    auth: 'optional',
  },
  sendEmailCode: {
    method: 'POST',
    path: '/v2/otps/email',
    body: { email: text() },
    response: CodeSent,
    auth: 'optional',
  },
  verifyPhoneCode: {
    method: 'POST',
    path: '/v2/auth/otp',
    body: code,
    response: CodeAccepted,
    auth: 'optional',
    ignoresTokenErrors: true,
  },
  /** For a method whose action names an identifier; it stands in the path and in the body (API-024). */
  verifyIdentifierCode: {
    method: 'POST',
    path: '/v2/auth/otp/:identifier/',
    params: { identifier: text() },
    body: { identifier: text(), token: text() },
    response: CodeAccepted,
    auth: 'optional',
    ignoresTokenErrors: true,
  },
  verifyUzbeelineCode: {
    method: 'POST',
    path: '/v2/auth/otp/uzbeeline/',
    body: code,
    response: CodeAccepted,
    auth: 'optional',
    ignoresTokenErrors: true,
  },
  verifyEmailCode: {
    method: 'POST',
    path: '/v2/auth/email_otp',
    body: { email: text(), token: text() },
    response: CodeAccepted,
    auth: 'optional',
    ignoresTokenErrors: true,
  },
  getSendMethods: {
    method: 'GET',
    path: '/v2/otp/send_methods',
    query: { phone: text() },
    response: SendMethods,
    auth: 'optional',
    cacheSeconds: 0,
  },
  /** Polled while a messenger is open. */
  getOtpStatus: {
    method: 'GET',
    path: '/v2/otp/exist',
    query: { phone: text() },
    response: OtpStatus,
    auth: 'optional',
    cacheSeconds: 0,
  },
  sendAlmaCode: { method: 'POST', path: '/v2/mw/otps', body: { phone: text() }, response: CodeSent, auth: 'optional' },
  verifyAlmaCode: {
    method: 'POST',
    path: '/v2/mw/auth/otp',
    body: code,
    response: CodeAccepted,
    auth: 'optional',
    ignoresTokenErrors: true,
  },
  setAlmaCity: {
    method: 'POST',
    path: '/v2/mw/set_city',
    body: { cityId: id(), choiceSecret },
    response: CodeAccepted,
    auth: 'optional',
  },
  setAlmaAddress: {
    method: 'POST',
    path: '/v2/mw/set_address',
    body: { addressId: id(), providerId: id(), userId: id(), choiceSecret },
    response: CodeAccepted,
    auth: 'optional',
  },
  getAlmaCities: { method: 'GET', path: '/v2/mw/cities', response: AlmaCities, auth: 'optional' },
  getBlockStatus: { method: 'GET', path: '/v2/mw/status_block', response: BlockStatus, cacheSeconds: 0 },
  /** A provider's own address that knows its viewers by their network (API-073). */
  autoAuthenticate: {
    method: 'POST',
    path: '',
    params: { url: url() },
    body: { manufacturer: text(), model: text(), serial: text(), os: text(), telegramId: optional(text()) },
    response: AccessToken,
    auth: 'none',
    base: 'given',
  },
});
