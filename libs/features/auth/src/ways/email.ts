import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import type { CodeWay } from '@livery/domain/sign-in';
import { toAnswer } from '@livery/widgets/to-answer';

/** A code by mail. AUTH-021, AUTH-023 */
const email: CodeWay = {
  send: async (address, signal) => toAnswer(await callApi(authEndpoints.sendEmailCode, { email: address }, { signal })),
  verify: async (address, code, signal) =>
    toAnswer(await callApi(authEndpoints.verifyEmailCode, { email: address, token: code }, { signal })),
};
export default email;
