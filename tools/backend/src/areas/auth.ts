import type { authEndpoints } from '@livery/contract/auth/endpoints';
import { eq, sql } from 'drizzle-orm';
import { users } from '../database/schema/viewers.ts';
import { readBlockStatus } from '../gateway/block-status.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { AnyCall, Handlers } from '../http/call.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import { localised, type Language } from '../world/localised.ts';
import { issueToken } from '../session/access-tokens.ts';
import { isAddressConfirmed, newCode, redeemCode } from '../session/codes.ts';
import { beginHomeChoice, endHomeChoice, findHomeChoice } from '../session/home-choices.ts';
import { cities, type Home, homesOfCity, homesOfPhone } from '../session/homes.ts';
import { readUserChange } from '../session/user-change.ts';
import { readUser } from '../session/wire-user.ts';

const CODE_MESSAGE = localised('Код для входа: ', 'Кіру коды: ', 'Kirish kodi: ', 'Your sign-in code: ');

/** Signing in by a code; messages go to the operator's desk. Addresses of other services (`otp/{identifier}`) have none behind them. */
export function authHandlers(services: Services): Handlers<typeof authEndpoints> {
  const { db, clock, outbox, apiOrigin, hasMessenger, tokenValiditySeconds } = services;

  async function sendCode(address: string, to: string, language: Language) {
    const code = await newCode(services, address);
    outbox.send({ to, text: CODE_MESSAGE[language] + code, sentAtMs: clock() });
    return {};
  }

  async function sendToPhone(phone: string, call: AnyCall) {
    requireServedRegion(call.clientAddress);
    const digits = digitsOf(phone);
    if ((await userOf(digits)) === null) throw new ApiError('invalid_phone');
    return sendCode(`phone:${digits}`, `+${digits}`, call.language);
  }

  async function tokenOf(userId: number, language: Language) {
    const { accessToken, expired } = await issueToken(db, { userId, deviceId: null }, tokenValiditySeconds, clock());
    return { access_token: accessToken, expired, user: await readUser(services, userId, language) };
  }

  async function userOf(phone: string): Promise<number | null> {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    return user?.id ?? null;
  }

  async function userWithCode(phone: string, code: string, call: AnyCall): Promise<number> {
    requireServedRegion(call.clientAddress);
    const digits = digitsOf(phone);
    const userId = await userOf(digits);
    if (userId === null) throw new ApiError('invalid_phone');
    await redeemCode(services, `phone:${digits}`, code);
    return userId;
  }

  const messengerLink = (phone: string) => `${apiOrigin()}/desk/messenger?phone=${phone}`;

  const wireHome = (userId: number, providerId: number) => (home: Home) => ({
    address_id: home.addressId,
    address: home.address,
    provider_id: providerId,
    user_id: userId,
  });

  return {
    sendPhoneCode: (call) => sendToPhone(call.body.phone, call),
    sendAlmaCode: (call) => sendToPhone(call.body.phone, call),

    async sendEmailCode({ body, clientAddress, language }) {
      requireServedRegion(clientAddress);
      const { email } = readUserChange({ email: body.email });
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, (email ?? '').toLowerCase()));
      if (!email || !user) throw new ApiError('invalid_email');
      return sendCode(`email:${email.toLowerCase()}`, email, language);
    },

    verifyPhoneCode: async (call) => tokenOf(await userWithCode(call.body.phone, call.body.token, call), call.language),
    verifyUzbeelineCode: async (call) =>
      tokenOf(await userWithCode(call.body.phone, call.body.token, call), call.language),

    async verifyEmailCode({ body, clientAddress, language }) {
      requireServedRegion(clientAddress);
      const email = body.email.trim().toLowerCase();
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email));
      if (!user) throw new ApiError('invalid_email');
      await redeemCode(services, `email:${email}`, body.token);
      return tokenOf(user.id, language);
    },

    async getSendMethods({ query }) {
      const phone = digitsOf(query.phone);
      const isKnown = hasMessenger && (await userOf(phone)) !== null;
      return {
        send_methods: [{ method: 'sms' }, ...(isKnown ? [{ method: 'telegram', link: messengerLink(phone) }] : [])],
      };
    },

    getOtpStatus: async ({ query }) => ({
      otp_exist: await isAddressConfirmed(services, `phone:${digitsOf(query.phone)}`),
    }),

    async verifyAlmaCode(call) {
      const userId = await userWithCode(call.body.phone, call.body.token, call);
      const homes = homesOfPhone(digitsOf(call.body.phone));
      if (homes.length === 0) return tokenOf(userId, call.language);
      const choiceSecret = await beginHomeChoice(services, userId);
      const { providerId } = await findHomeChoice(services, choiceSecret);
      return { addresses: homes.map(wireHome(userId, providerId)), choice_secret: choiceSecret };
    },

    getAlmaCities: async ({ language }) => ({
      cities: cities().map(({ id, name }) => ({ id, name: name[language] })),
    }),

    async setAlmaCity({ body }) {
      const { userId, providerId, homes } = await findHomeChoice(services, body.choiceSecret);
      return {
        addresses: homesOfCity(homes, body.cityId).map(wireHome(userId, providerId)),
        choice_secret: body.choiceSecret,
      };
    },

    async setAlmaAddress({ body, language }) {
      const { userId, homes } = await findHomeChoice(services, body.choiceSecret);
      if (!homes.some(({ addressId }) => addressId === body.addressId)) {
        throw invalid('body.address_id', 'It is not a home of this phone.');
      }
      await endHomeChoice(services, body.choiceSecret);
      return tokenOf(userId, language);
    },

    /** Nobody owes anything here. */
    getBlockStatus: async ({ viewer }) => readBlockStatus(services, viewer),
  };
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');
