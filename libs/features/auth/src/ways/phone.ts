import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import type { CodeWay } from '@livery/domain/sign-in';
import { toAnswer } from '@livery/widgets/to-answer';

/** A code by SMS. AUTH-013, AUTH-015, AUTH-018 */
const phone: CodeWay = {
  send: async (address, signal) =>
    toAnswer(await callApi(authEndpoints.sendPhoneCode, { phone: address, canDisplayMessage: true }, { signal })),
  verify: async (address, code, signal) =>
    toAnswer(await callApi(authEndpoints.verifyPhoneCode, { phone: address, token: code }, { signal })),
  register: async (address, signal) =>
    toAnswer(await callApi(sessionEndpoints.registerByPhone, { username: address, phone: address }, { signal })),
};
export default phone;
