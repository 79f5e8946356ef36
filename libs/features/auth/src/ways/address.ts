import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import type { CodeWay } from '@livery/domain/sign-in';
import { toAnswer } from '@livery/widgets/to-answer';
import phone from './phone.ts';

/** A code by SMS, and after it the home that the contract is for. BRAND-017, AUTH-037, AUTH-038 */
const address: CodeWay = {
  ...phone,
  send: async (number, signal) => toAnswer(await callApi(authEndpoints.sendAlmaCode, { phone: number }, { signal })),
  verify: async (number, code, signal) =>
    toAnswer(await callApi(authEndpoints.verifyAlmaCode, { phone: number, token: code }, { signal })),
  homes: {
    async cities(signal) {
      const answer = toAnswer(await callApi(authEndpoints.getAlmaCities, undefined, { signal }));
      return answer.error ? answer : { data: answer.data.cities };
    },
    setCity: async (cityId, choiceSecret, signal) =>
      toAnswer(await callApi(authEndpoints.setAlmaCity, { cityId, ...given(choiceSecret) }, { signal })),
    setHome: async ({ addressId, providerId, userId }, choiceSecret, signal) => {
      const choice = { addressId, providerId, userId, ...given(choiceSecret) };
      return toAnswer(await callApi(authEndpoints.setAlmaAddress, choice, { signal }));
    },
  },
};

/** A server that gives no secret knows no field for one. */
const given = (choiceSecret: string | null) => (choiceSecret === null ? {} : { choiceSecret });

export default address;
