import { callApi, type ApiResult } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import type { CodeWay } from '@livery/domain/sign-in';
import { toAnswer } from '@livery/widgets/to-answer';
import phone from './phone.ts';

/** The field of an answer that the caller asks for. */
const pick = <Data, Picked>(result: ApiResult<Data>, field: (data: Data) => Picked) => {
  const answer = toAnswer(result);
  return answer.error ? answer : { data: field(answer.data) };
};

/** A code through Telegram where the phone has it, else by SMS. AUTH-025, AUTH-027, AUTH-030 */
const telegram: CodeWay = {
  ...phone,
  messenger: {
    sendMethods: async (address, signal) =>
      pick(await callApi(authEndpoints.getSendMethods, { phone: address }, { signal }), (data) => data.sendMethods),
    isConfirmed: async (address, signal) =>
      pick(await callApi(authEndpoints.getOtpStatus, { phone: address }, { signal }), (data) => data.otpExists),
  },
};
export default telegram;
