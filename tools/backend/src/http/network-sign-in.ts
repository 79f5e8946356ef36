import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { users } from '../database/schema/viewers.ts';
import { issueToken } from '../session/access-tokens.ts';
import { createUser } from '../session/create-user.ts';
import { findProvider } from '../session/read-provider.ts';
import { ApiError, invalid } from './api-error.ts';
import { contentLanguage } from './content-language.ts';
import type { Services } from './services.ts';

const PATH = '/network-sign-in';

const Device = v.strictObject({
  manufacturer: v.string(),
  model: v.string(),
  serial: v.pipe(v.string(), v.nonEmpty()),
  os: v.string(),
  telegram_id: v.optional(v.string()),
});

/** The address at which a provider's own network signs its subscribers in; undefined where it does not. BOOT-017 */
export function networkSignInAddress({ networks, apiOrigin }: Services, provider: { shortname: string }) {
  return networks.has(provider.shortname) ? `${apiOrigin()}${PATH}?provider=${provider.shortname}` : undefined;
}

/** Stands in for a provider's own server, which knows a viewer by the line that the request came over. API-073 */
export function serveNetworkSignIn(app: FastifyInstance, services: Services): void {
  const { db, networks, clock, tokenValiditySeconds } = services;

  async function userOf(phone: string): Promise<number | null> {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    return user?.id ?? null;
  }

  async function subscriberOf(shortname: string, language: ReturnType<typeof contentLanguage>): Promise<number> {
    const provider = await findProvider(db, shortname);
    const phone = networks.get(shortname);
    if (!provider || !phone) throw new ApiError('not_found');
    const known = await userOf(phone);
    if (known !== null) return known;
    const user = { username: phone, phone, isGuest: false, providerId: provider.id, language };
    try {
      return await createUser(services, user);
    } catch (error) {
      // Another device of the same line may have come first.
      const other = error instanceof ApiError ? await userOf(phone) : null;
      if (other === null) throw error;
      return other;
    }
  }

  app.post<{ Querystring: { provider?: unknown } }>(PATH, async (request) => {
    const device = v.safeParse(Device, request.body);
    if (!device.success) throw invalid('body', 'It must hold manufacturer, model, serial and os.');
    const language = contentLanguage(request.headers['accept-language']);
    const userId = await subscriberOf(String(request.query.provider ?? ''), language);
    const { accessToken, expired } = await issueToken(db, { userId, deviceId: null }, tokenValiditySeconds, clock());
    return { access_token: accessToken, expired };
  });
}
