import { createHash } from 'node:crypto';
import type { platformEndpoints } from '@livery/contract/platform/endpoints';
import { asc, desc, eq } from 'drizzle-orm';
import { documents, languages, seoMasks } from '../database/schema/pages.ts';
import type { Handlers } from '../http/call.ts';
import { clientCountry } from '../http/client-country.ts';
import { networkSignInAddress } from '../http/network-sign-in.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import { readOwnProvider, sellsByOffers } from '../packets/providers.ts';
import { type Language, type Localised, localised } from '../world/localised.ts';
import { authMethods } from '../session/auth-methods.ts';
import { CODE_DIGITS } from '../session/codes.ts';
import { PROMO_DAYS } from '../session/create-user.ts';
import { findProvider, readProviderOfSite, wireProvider } from '../session/read-provider.ts';

const MIN_SEARCH_CHARS = 2;
/** Rests of typing shorter than this start no search. */
const SEARCH_DEBOUNCE_MS = 500;

/** The rows of the New Year page in the demo world: `newyear-rows` of its rowsets. */
const NEW_YEAR_ROW_IDS = [61, 62, 63, 64, 65];

const LOGIN_TITLE = localised('Вход', 'Кіру', 'Kirish', 'Sign in');
const LOGIN_DESCRIPTION = localised(
  'Смотрите на всех своих устройствах и продолжайте с того же места',
  'Барлық құрылғыңызда көріп, тоқтаған жерден жалғастырыңыз',
  'Barcha qurilmalaringizda tomosha qiling va to‘xtagan joyingizdan davom eting',
  'Watch on all your devices and go on where you stopped',
);

/** Providers that speak to a viewer in their own voice. */
const OWN_LOGIN_DESCRIPTIONS: Readonly<Record<string, Localised>> = {
  vlife: localised(
    'Смотри на всех своих устройствах и продолжай с того же места',
    'Барлық құрылғыңда көріп, тоқтаған жеріңнен жалғастыр',
    'Barcha qurilmalaringda tomosha qil va to‘xtagan joyingdan davom et',
    'Watch on all your devices and go on where you stopped',
  ),
};
const loginDescription = (provider: string | undefined, language: Language): string =>
  (OWN_LOGIN_DESCRIPTIONS[provider ?? ''] ?? LOGIN_DESCRIPTION)[language];

/** Running experiments. A viewer keeps a variant for as long as the experiment has its name. */
const AB_TESTS = [{ name: 'hero_trailer', variants: ['picture', 'trailer'] }];

function variantOf(test: string, variants: readonly string[], userId: number): string {
  const draw = createHash('sha256').update(`${test}/${userId}`).digest().readUInt32BE();
  return variants[draw % variants.length] ?? '';
}

/** What is known before anybody signs in, and what an operator sets for everybody. */
export function platformHandlers(services: Services): Handlers<typeof platformEndpoints> {
  const { db, media, apiOrigin } = services;
  return {
    async getNetwork({ query, clientAddress, siteProvider, language }) {
      requireServedRegion(clientAddress);
      const asked = query.provider;
      const provider = asked ? await findProvider(db, asked) : await readProviderOfSite(db, siteProvider);
      const audio = await db
        .select()
        .from(languages)
        .where(eq(languages.use, 'audio'))
        .orderBy(desc(languages.priority));
      return {
        // A provider that is not known is left out: the site says so (BOOT-002).
        provider: provider && wireProvider(provider, media, language),
        is_guest_allowed: provider !== null,
        auto_auth: provider ? networkSignInAddress(services, provider) : undefined,
        promo_days: PROMO_DAYS,
        country: clientCountry(clientAddress).code,
        remote: clientAddress,
        default: {
          login: { title: LOGIN_TITLE[language], description: loginDescription(provider?.shortname, language) },
        },
        phone_otp_length: CODE_DIGITS,
        languages: {
          audio: audio.map(({ key, name, interface: isInterface, priority }) => ({
            key,
            name,
            interface: isInterface,
            priority,
          })),
        },
        agreement_url: `${apiOrigin()}/documents/agreement?language=${language}`,
        privacy_url: `${apiOrigin()}/documents/privacy?language=${language}`,
      };
    },

    async getConfiguration({ viewerOrNull, siteProvider }) {
      const provider = viewerOrNull
        ? (await readOwnProvider(db, viewerOrNull)).own
        : await readProviderOfSite(db, siteProvider);
      return {
        is_purchase_offers: sellsByOffers(services, provider),
        idempotency: true,
        min_search_chars: MIN_SEARCH_CHARS,
        bouncing_interval: SEARCH_DEBOUNCE_MS,
        new_year_row_ids: NEW_YEAR_ROW_IDS,
        metrics_url: `${apiOrigin()}/figures`,
        ...(services.hasSpots && { measurement_url: `${media.origin}/spots/measure` }),
      };
    },

    async getResources({ siteProvider, language }) {
      const documentAt = (slug: string) => `${apiOrigin()}/documents/${slug}?language=${language}`;
      return {
        resources: {
          login_title: LOGIN_TITLE[language],
          login_description: loginDescription(siteProvider, language),
          // A gift is the brand's own business: its page comes with the site.
          faq_url: documentAt('faq'),
          terms_url: documentAt('terms'),
          eticheskie_principy_url: documentAt('eticheskie-principy'),
        },
      };
    },

    async getWelcomePage({ language }) {
      const found = await db.select().from(documents).orderBy(asc(documents.id));
      return {
        docs: found
          .filter(({ slug, isRequired }) => isRequired || slug === 'welcome-offer')
          .map(({ id, title, slug, isRequired }) => ({
            id,
            title: title[language],
            url: `${apiOrigin()}/documents/${slug}?language=${language}`,
            checkbox: { default_value: false, is_required: isRequired },
          })),
      };
    },

    async getAuthPage({ siteProvider, language }) {
      const { shortname } = await readProviderOfSite(db, siteProvider);
      return { auth_methods: [...authMethods(shortname, language)] };
    },

    async getSeoMasks({ language }) {
      const masks = await db.select().from(seoMasks).orderBy(asc(seoMasks.id));
      return {
        masks: masks.map(({ pageType, textType, value }) => ({
          page_type: pageType,
          text_type: textType,
          value: value[language],
        })),
      };
    },

    async getAbTests({ viewer }) {
      return {
        tests: AB_TESTS.map(({ name, variants }) => ({ name, variant: variantOf(name, variants, viewer.userId) })),
      };
    },
  };
}
