import { callApi } from '@livery/api-client';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import type { PasswordWay } from '@livery/domain/sign-in';
import { toAnswer } from '@livery/widgets/to-answer';

/** Login and password of the provider. AUTH-031 */
const password: PasswordWay = {
  login: async (account, signal) => toAnswer(await callApi(sessionEndpoints.login, account, { signal, token: null })),
};
export default password;
