import { callApi } from '@livery/api-client';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import type { IdentifierWay } from '@livery/domain/sign-in';
import { toAnswer } from '@livery/widgets/to-answer';
import phone from './phone.ts';

/** An identifier whose address wants the phone beside the code. API-025 */
const WITH_PHONE = 'uzbeeline';

/** A code by SMS that is checked at an address of its own, `/v2/auth/otp/{identifier}/`. AUTH-009, BRAND-016 */
const identifierWay: IdentifierWay = (identifier) => ({
  ...phone,
  verify: async (address, code, signal) =>
    toAnswer(
      identifier === WITH_PHONE
        ? await callApi(authEndpoints.verifyUzbeelineCode, { phone: address, token: code }, { signal })
        : await callApi(authEndpoints.verifyIdentifierCode, { identifier, token: code }, { signal }),
    ),
});
export default identifierWay;
