import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Args } from './endpoint.ts';
import { allEndpoints as all, endpointList, type EndpointName } from './endpoints.ts';
import { wireSchema } from './schema/wire.ts';
import { asRequest } from './testing/as-request.ts';

interface Row {
  readonly ids: string;
  readonly name: EndpointName;
  readonly args: unknown;
  readonly line: string;
  readonly body?: unknown;
}

/** Keeps the arguments of a row to those of its call. */
function row<N extends EndpointName>(
  ids: string,
  name: N,
  args: Args<(typeof all)[N]>,
  line: string,
  body?: unknown,
): Row {
  return { ids, name, args, line, ...(body !== undefined && { body }) };
}

const none = undefined;
const user = {
  phone: '77000000000',
  email: 'a@example.com',
  settings: { theme: 'dark' },
  pincode: '0042',
  firstName: 'Aru',
};
const userBody = {
  phone: '77000000000',
  email: 'a@example.com',
  settings: { theme: 'dark' },
  pincode: '0042',
  first_name: 'Aru',
};
const code = { phone: '77000000000', token: '1234' };

const rows: readonly Row[] = [
  row('API-009', 'getNetwork', none, 'GET /v2/users/self/network'),
  row('API-009', 'getNetwork', { provider: 'north' }, 'GET /v2/users/self/network?provider=north'),
  row('API-011 CALL-046', 'getWelcomePage', none, 'GET /v2/pages/welcome'),
  row('API-012 CALL-047', 'getAuthPage', none, 'GET /v2/pages/auth'),
  row('API-013', 'getConfiguration', none, 'GET /v2/platform/configuration'),
  row('API-014', 'getResources', none, 'GET /v2/platform/resources'),
  row(
    'API-015',
    'createGuest',
    { username: 'u', password: 'p', isGuest: true, appVersion: 190, apiVersion: 'v30', referId: 'r' },
    'POST /v2/users',
    { username: 'u', password: 'p', is_guest: true, app_version: 190, api_version: 'v30', refer_id: 'r' },
  ),
  row('API-015', 'createGuest', { username: 'u', password: 'p', isGuest: true, appVersion: 190 }, 'POST /v2/users', {
    username: 'u',
    password: 'p',
    is_guest: true,
    app_version: 190,
  }),
  row('API-016', 'registerByPhone', { username: '77', phone: '77' }, 'POST /v2/users', { username: '77', phone: '77' }),
  row('API-017', 'login', { login: 'u', password: 'p' }, 'POST /v2/auth/login', { login: 'u', password: 'p' }),
  row('API-018', 'getUser', none, 'GET /v2/users/self'),
  row('API-019', 'updateUser', user, 'PATCH /v2/users/self', userBody),
  row('API-019', 'updateUser', { firstName: 'Aru' }, 'PATCH /v2/users/self', { first_name: 'Aru' }),
  row('API-020', 'updateUserById', { id: 3, ...user }, 'PATCH /v2/users/3', userBody),
  row('API-021', 'sendPhoneCode', { phone: '77', canDisplayMessage: true }, 'POST /v2/otps', {
    phone: '77',
    can_display_message: true,
  }),
  row('API-022', 'sendEmailCode', { email: 'a@example.com' }, 'POST /v2/otps/email', { email: 'a@example.com' }),
  row('API-023', 'verifyPhoneCode', code, 'POST /v2/auth/otp', code),
  row('API-024', 'verifyIdentifierCode', { identifier: 'iin', token: '1' }, 'POST /v2/auth/otp/iin/', {
    identifier: 'iin',
    token: '1',
  }),
  row('API-025', 'verifyUzbeelineCode', code, 'POST /v2/auth/otp/uzbeeline/', code),
  row('API-026', 'verifyEmailCode', { email: 'a@example.com', token: '1' }, 'POST /v2/auth/email_otp', {
    email: 'a@example.com',
    token: '1',
  }),
  row('API-027', 'getSendMethods', { phone: '77' }, 'GET /v2/otp/send_methods?phone=77'),
  row('API-028', 'getOtpStatus', { phone: '77' }, 'GET /v2/otp/exist?phone=77'),
  row('API-029', 'getDevices', none, 'GET /v2/users/self/devices'),
  row(
    'API-030',
    'createDevice',
    {
      deviceType: 'pc',
      vendor: 'V',
      model: 'M',
      version: '1',
      osName: 'Linux',
      osVersion: '6',
      applicationType: 'web',
      serial: 's',
    },
    'POST /v2/users/self/devices',
    {
      device_type: 'pc',
      vendor: 'V',
      model: 'M',
      version: '1',
      os_name: 'Linux',
      os_version: '6',
      application_type: 'web',
      serial: 's',
    },
  ),
  row('API-031', 'getDevice', { id: 5 }, 'GET /v2/users/self/devices/5'),
  row('API-032', 'updateDevice', { id: 5, parentalSettings: { pay: false } }, 'PATCH /v2/users/self/devices/5', {
    parental_settings: { pay: false },
  }),
  row('API-033', 'updateDevice', { id: 5, settings: { parentalChannels: '30' } }, 'PATCH /v2/users/self/devices/5', {
    settings: { parentalChannels: '30' },
  }),
  row(
    'API-033',
    'updateDevice',
    { id: 5, notification: { notificationType: 'webpush', token: 't' } },
    'PATCH /v2/users/self/devices/5',
    { notification: { notification_type: 'webpush', token: 't' } },
  ),
  row('API-074', 'updateDevice', { id: 5, notification: null }, 'PATCH /v2/users/self/devices/5', {
    notification: null,
  }),
  row('API-034', 'deleteDevice', { id: 5 }, 'DELETE /v2/users/self/devices/5'),
  row('API-035', 'authenticateDevice', { deviceId: 5 }, 'POST /v2/auth/device', { device_id: 5 }),
  row('API-037', 'sendParentalCode', none, 'POST /v2/users/self/parental_code/send', {}),
  row('API-038', 'getProfiles', none, 'GET /v2/users/self/profiles'),
  row('API-039', 'createProfile', { name: 'Aru', role: 'child', iconAvatarId: 2 }, 'POST /v2/users/self/profiles', {
    name: 'Aru',
    role: 'child',
    icon_avatar_id: 2,
  }),
  row('API-040', 'getActiveProfile', none, 'GET /v2/users/self/profile'),
  row('API-041', 'switchProfile', { id: 4 }, 'POST /v2/users/self/profile', { id: 4 }),
  row(
    'API-042',
    'updateProfile',
    { id: 4, name: 'A', role: 'adult', iconAvatarId: 2 },
    'PATCH /v2/users/self/profiles/4',
    {
      name: 'A',
      role: 'adult',
      icon_avatar_id: 2,
    },
  ),
  row('API-043', 'deleteProfile', { id: 4 }, 'DELETE /v2/users/self/profiles/4'),
  row('API-044', 'getAvatarCategories', none, 'GET /v2/profiles/avatar_categories'),
  row('API-045 CALL-079', 'getAccounts', none, 'GET /v2/users/self/accounts'),
  row('API-046 CALL-080', 'getBalance', none, 'GET /v2/users/self/balance'),
  row('API-047 CALL-081', 'getCards', none, 'GET /v2/users/self/cards'),
  row(
    'CALL-082',
    'linkCard',
    { paysystemShortname: 'kaspi', accountId: 1, amountMinor: 500, neededRefund: true },
    'POST /v2/users/self/cards',
    {
      paysystem_shortname: 'kaspi',
      account_id: 1,
      amount: '5.00',
      needed_refund: true,
    },
  ),
  row('API-048 CALL-083', 'deleteCard', { id: 6 }, 'DELETE /v2/users/self/cards/6'),
  row('API-049', 'getMessages', none, 'GET /v2/users/self/messages'),
  row('API-050', 'getMessage', { id: 7 }, 'GET /v2/users/self/messages/7'),
  row('API-051', 'deleteMessages', none, 'DELETE /v2/users/self/messages'),
  row('API-052', 'deleteMessage', { id: 7 }, 'DELETE /v2/users/self/messages/7'),
  row('API-053 CALL-086', 'getAgreement', { id: 8 }, 'GET /v2/agreements/8'),
  row('API-054', 'acceptAgreements', { ids: [8, 9] }, 'POST /v2/users/self/agreements', { ids: [8, 9] }),
  row('API-055', 'checkPromoKey', { key: 'GIFT', ignoreConditions: true }, 'POST /v2/users/self/promokeys/check', {
    key: 'GIFT',
    ignore_conditions: true,
  }),
  row('API-056', 'applyPromoKey', { key: 'GIFT' }, 'POST /v2/users/self/promokeys', { key: 'GIFT' }),
  row('API-057', 'getPromoInfo', { code: 'GIFT' }, 'GET /v2/promokeys/GIFT/info'),
  row('API-058 CALL-050', 'getSurvey', { id: 2 }, 'GET /v2/survey/questions/2'),
  row(
    'API-059 CALL-051',
    'answerSurvey',
    { id: 2, answerIds: [1], userText: 'So' },
    'POST /v2/survey/questions/2/answers',
    {
      answer_ids: [1],
      user_text: 'So',
    },
  ),
  row('API-059', 'answerSurvey', { id: 2, answerIds: [1] }, 'POST /v2/survey/questions/2/answers', { answer_ids: [1] }),
  row(
    'API-060 CALL-048',
    'recordFound',
    { title: 'A', text: 'a', contentType: 'movie', objectId: 9 },
    'POST /v2/search/found',
    {
      title: 'A',
      text: 'a',
      content_type: 'movie',
      object_id: 9,
    },
  ),
  row('ours', 'searchBroadcasts', { text: 'ne', limit: 10 }, 'GET /v2/search/schedules?text=ne&limit=10'),
  row('ours', 'hideHistory', { id: 1 }, 'DELETE /v2/users/self/histories/1'),
  row('ours', 'showHistory', { id: 1 }, 'POST /v2/users/self/histories/1'),
  row('API-061 CALL-049', 'getSuggestions', { text: 'ne' }, 'GET /v2/search/suggest?text=ne'),
  row('API-062 CALL-091', 'getAdIds', none, 'GET /v2/ads/ad_ids'),
  row('API-063 CALL-092', 'saveAdId', { identifier: 'i', vendor: 'v' }, 'POST /v2/ads/ad_ids', {
    identifier: 'i',
    vendor: 'v',
  }),
  row('API-065', 'getNews', none, 'GET /v2/news'),
  row('API-066 CALL-040', 'getNewsItem', { id: 1 }, 'GET /v2/news/1'),
  row('API-067', 'sendAlmaCode', { phone: '77' }, 'POST /v2/mw/otps', { phone: '77' }),
  row('API-068', 'verifyAlmaCode', code, 'POST /v2/mw/auth/otp', code),
  row('API-069', 'setAlmaCity', { cityId: 3 }, 'POST /v2/mw/set_city', { city_id: 3 }),
  row('API-070', 'setAlmaAddress', { addressId: 1, providerId: 2, userId: 3 }, 'POST /v2/mw/set_address', {
    address_id: 1,
    provider_id: 2,
    user_id: 3,
  }),
  row('API-071', 'getAlmaCities', none, 'GET /v2/mw/cities'),
  row('API-072', 'getBlockStatus', none, 'GET /v2/mw/status_block'),
  row(
    'API-073',
    'autoAuthenticate',
    { url: 'https://provider.example/auth', manufacturer: 'V', model: 'M', serial: 's', os: 'Linux' },
    'POST ',
    { manufacturer: 'V', model: 'M', serial: 's', os: 'Linux' },
  ),
  row('CALL-004', 'getChannelCategories', none, 'GET /v2/channels/category_list'),
  row('CALL-005', 'getViewerChannelList', none, 'GET /v2/users/self/channel_list'),
  row('CALL-006', 'getChannelList', none, 'GET /v2/channels/channel_list'),
  row('CALL-008', 'getChannelStream', { id: 7 }, 'GET /v2/channels/7/stream'),
  row(
    'CALL-008',
    'getChannelStream',
    { id: 7, ts: 1772000000, type: 'hls', preview: true, forceHttps: true, history: false },
    'GET /v2/channels/7/stream?ts=1772000000&type=hls&preview=true&force_https=true&history=false',
  ),
  row(
    'CALL-010',
    'getChannelSchedule',
    { id: 7, start: 1, end: 2 },
    'GET /v2/channels/7/content_schedule?start=1&end=2',
  ),
  row('CALL-012', 'getChannelPackets', { id: 7 }, 'GET /v2/channels/7/quick_sales_packets'),
  row('CALL-013', 'getChannelPacketsShort', { id: 7 }, 'GET /v2/channels/7/purchasepacket_short'),
  row('CALL-015', 'getProgramme', { id: 3 }, 'GET /v2/programs/3'),
  row('CALL-016', 'getProgrammeSchedule', { id: 3 }, 'GET /v2/programs/3/schedule'),
  row('CALL-017', 'getChannelConfig', { id: 7 }, 'GET /v2/channels/7/config'),
  row('CALL-018', 'sendWatchTime', { id: 70, watchedSeconds: 30 }, 'PATCH /v2/users/self/stat/70?duration=30'),
  row(
    'CALL-018',
    'sendWatchTime',
    { id: 70, watchedSeconds: 30, positionSeconds: 90 },
    'PATCH /v2/users/self/stat/70?duration=30&seconds=90',
  ),
  row('CALL-019', 'getFavorites', none, 'GET /v2/users/self/favorites'),
  row('CALL-019', 'getFavorites', { contentId: 9 }, 'GET /v2/users/self/favorites?content_id=9'),
  row('CALL-020', 'addFavorite', { channelId: 7 }, 'POST /v2/users/self/favorites', { channel_id: 7 }),
  row('CALL-020', 'addFavorite', { programId: 3 }, 'POST /v2/users/self/favorites', { program_id: 3 }),
  row('CALL-020', 'addFavorite', { personId: 1 }, 'POST /v2/users/self/favorites', { person_id: 1 }),
  row('CALL-020', 'addFavorite', { contentId: 9 }, 'POST /v2/users/self/favorites', { content_id: 9 }),
  row('CALL-021', 'removeFavorite', { id: 4 }, 'DELETE /v2/users/self/favorites/4'),
  row('CALL-023', 'getPersonFavorite', { id: 1 }, 'GET /v2/persons/1/favorite'),
  row('CALL-024', 'getLibraries', none, 'GET /v2/libraries'),
  row('CALL-025', 'getMenu', none, 'GET /v2/rowsets'),
  row('CALL-026', 'getRowset', { id: 'startpage', kind: 'mobile300' }, 'GET /v2/rowsets/startpage?kind=mobile300'),
  row(
    'CALL-027',
    'getRow',
    { id: '12', offset: 24, limit: 24, text: 'war', libraryId: 3 },
    'GET /v2/rows/12?offset=24&limit=24&text=war&library_id=3',
  ),
  row(
    'CALL-028',
    'getRow',
    {
      id: 'films',
      contentType: 'movie',
      mainGenre: 1,
      genre: 2,
      country: 3,
      yearFrom: 1990,
      yearTo: 1999,
      ratingFrom: 7.5,
    },
    'GET /v2/rows/films?content_type=movie&main_genre=1&genre=2&country=3&year_from=1990&year_to=1999&rating_from=7.5',
  ),
  row('CALL-029', 'getFilmography', { personId: 1 }, 'GET /v2/rows/filmography?person_id=1'),
  row('CALL-030', 'getContent', { id: 9 }, 'GET /v2/contents/9'),
  row('CALL-031 CALL-035', 'getEpisodes', { id: 9 }, 'GET /v2/contents/9/episodes'),
  row('CALL-032 CALL-035', 'getSources', { id: 9 }, 'GET /v2/contents/9/sources'),
  row('CALL-033 CALL-035', 'getSimilar', { id: 9 }, 'GET /v2/contents/9/similar'),
  row('', 'getRelated', { id: 9 }, 'GET /v2/contents/9/related'),
  row('CALL-034 CALL-035', 'getContentPackets', { id: 9 }, 'GET /v2/contents/9/quick_sales_packets'),
  row(
    'CALL-036',
    'getContentStream',
    { libraryId: 3, id: 9, seconds: 60 },
    'GET /v2/libraries/3/contents/9/stream?seconds=60',
  ),
  row('CALL-037', 'getContentMeta', { id: 9 }, 'GET /v2/users/self/content_metadata/9'),
  row('CALL-038', 'getTrailerStream', { id: 5 }, 'GET /v2/trailers/5/stream'),
  row('CALL-039', 'getPerson', { id: 1 }, 'GET /v2/persons/1'),
  row('CALL-041', 'getCountries', none, 'GET /v2/countries'),
  row('CALL-042', 'getGenres', none, 'GET /v2/internal_genres'),
  row('CALL-043', 'getSeoMasks', none, 'GET /v2/seo/masks'),
  row('CALL-044', 'getAbTests', none, 'GET /v2/ab_tests/tests'),
  row('CALL-045', 'getScreenshotTimings', { url: 'https://img.example/seek.json' }, 'GET '),
  row('CALL-052', 'getPackets', none, 'GET /v2/packets'),
  row('CALL-053', 'getPacket', { id: 5 }, 'GET /v2/packets/5'),
  row('CALL-054', 'getPurchasePackets', none, 'GET /v2/purchasepackets'),
  row('CALL-055', 'getPurchasePacket', { id: 5 }, 'GET /v2/purchasepackets/5'),
  row('CALL-056', 'getSubscriptions', none, 'GET /v2/users/self/subscriptions/current'),
  row('CALL-057', 'getFutures', none, 'GET /v2/users/self/futures'),
  row('CALL-058', 'getPurchasePeriods', { id: 5 }, 'GET /v2/packets/5/purchaseperiods'),
  row('CALL-059', 'getProviderInfo', { id: '442' }, 'GET /v2/providers/442/info'),
  row('CALL-060', 'getProviderPacket', { providerId: 442, id: 5 }, 'GET /v2/providers/442/packet/5'),
  row(
    'CALL-061',
    'getBundlePacket',
    { providerId: 442, bundleId: 3, id: 5 },
    'GET /v2/providers/442/bundles/3/packets/5',
  ),
  row('CALL-062', 'subscribe', { paytype: 'async', packetId: 5 }, 'POST /v2/users/self/subscriptions?paytype=async', {
    packet_id: 5,
  }),
  row('CALL-063', 'unsubscribe', { id: 11 }, 'DELETE /v2/users/self/subscriptions/11'),
  row('CALL-064', 'renewSubscription', { id: 11, renew: true }, 'PATCH /v2/users/self/subscriptions/11', {
    renew: true,
  }),
  row('CALL-065', 'cancelFuture', { id: 11 }, 'DELETE /v2/users/self/futures/11'),
  row('CALL-066', 'cancelPurchase', { id: 12 }, 'DELETE /v2/users/self/purchases/12'),
  row(
    'CALL-067',
    'purchase',
    { purchaseTypeId: 2, accountId: 1, libraryId: 3, entityLicenseId: 4 },
    'POST /v2/users/self/purchases',
    { purchase_type_id: 2, account_id: 1, library_id: 3, entity_license_id: 4 },
  ),
  row(
    'CALL-069',
    'createOffer',
    { marker: 'web300', offerVersion: 'tv303', objectType: 'content', objectId: 9, buttonData: { a: 1 } },
    'POST /v2/users/self/purchases_offer',
    { marker: 'web300', offer_version: 'tv303', object_type: 'content', object_id: 9, button_data: { a: 1 } },
  ),
  row(
    'CALL-070',
    'payOffer',
    { offerId: 'o', purchaseId: 3, paysystemId: 1, returnUrl: 'https://site.example/' },
    'POST /v2/users/self/purchases_offer/transaction',
    { offer_id: 'o', purchase_id: 3, paysystem_id: 1, return_url: 'https://site.example/' },
  ),
  row('CALL-071', 'getOffer', { id: 'o' }, 'GET /v2/users/self/purchases_offer/o'),
  row('CALL-072 CALL-074', 'getPayforms', { accountId: 1 }, 'GET /v2/users/self/accounts/1/payforms'),
  row(
    'CALL-073 CALL-074 CALL-075',
    'payByQrCode',
    { accountId: 1, paysystemShortname: 'kaspi', amountMinor: 199000 },
    'POST /v2/users/self/accounts/1/payforms/qrcode_make_transaction',
    { paysystem_shortname: 'kaspi', amount: '1990.00' },
  ),
  row(
    'CALL-073 CALL-074 CALL-076',
    'payByLink',
    {
      accountId: 1,
      paysystemShortname: 'card',
      amountMinor: 500,
      isSaveCard: true,
      returnUrl: 'https://site.example/',
    },
    'POST /v2/users/self/accounts/1/payforms/short_url',
    { paysystem_shortname: 'card', amount: '5.00', is_save_card: true, return_url: 'https://site.example/' },
  ),
  row(
    'CALL-073 CALL-074 CALL-077',
    'payByLinkedCard',
    { accountId: 1, amountMinor: 500, cardId: 6 },
    'POST /v2/users/self/accounts/1/payforms/linkedcard',
    { amount: '5.00', card_id: 6 },
  ),
  row(
    'CALL-073 CALL-074 CALL-078',
    'payByProviderAccount',
    { accountId: 1, paysystemShortname: 'ext', amountMinor: 500, packetId: 5, phone: '77' },
    'POST /v2/users/self/accounts/1/payforms/ext_billing_balance',
    { paysystem_shortname: 'ext', amount: '5.00', packet_id: 5, phone: '77' },
  ),
  row('CALL-084', 'getTransaction', { id: 't' }, 'GET /v2/users/self/transactions/t'),
  row('CALL-084', 'getTransactions', undefined, 'GET /v2/users/self/transactions'),
  row('CALL-084', 'cancelTransaction', { id: 't' }, 'DELETE /v2/users/self/transactions/t'),
  row('CALL-085', 'getOfferTransaction', { id: 't' }, 'GET /v2/users/self/purchases_offer/transaction/t'),
  row('CALL-087', 'ping', { timestamp: 1772000000000 }, 'GET /robots.txt?timestamp=1772000000000'),
];

describe('method, path and payload', () => {
  test.each(rows)('$ids $name sends $line', ({ name, args, line, body }) => {
    const written = asRequest(all[name] as never, args as never);
    expect(written).toEqual(body === undefined ? { line } : { line, body });
    if (body !== undefined) expect(v.safeParse(wireSchema(all[name].body), body).issues).toBeUndefined();
  });

  test('API-006 CALL-089 every call of the tables stands above', () => {
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(Object.keys(all)));
  });
});

const namesOf = (calls: typeof endpointList) => calls.map(({ name }) => name).toSorted();

test('API-001 before there is a token only these calls may be sent', () => {
  expect(namesOf(endpointList.filter(({ auth }) => auth === 'optional'))).toEqual(
    [
      ...['getNetwork', 'getConfiguration', 'getResources', 'getWelcomePage', 'getAuthPage'],
      ...['createGuest', 'registerByPhone', 'login', 'authenticateDevice'],
      ...['sendPhoneCode', 'sendEmailCode', 'getSendMethods', 'getOtpStatus', 'sendAlmaCode'],
      ...['verifyPhoneCode', 'verifyIdentifierCode', 'verifyUzbeelineCode', 'verifyEmailCode', 'verifyAlmaCode'],
      ...['setAlmaCity', 'setAlmaAddress', 'getAlmaCities'],
    ].toSorted(),
  );
});

test('API-001 a token is never sent to anybody else', () => {
  const elsewhere = endpointList.filter(({ base }) => base !== 'api');
  expect(namesOf(elsewhere)).toEqual(['autoAuthenticate', 'getScreenshotTimings', 'ping']);
  expect(elsewhere.every(({ auth }) => auth === 'none')).toBe(true);
  expect(namesOf(endpointList.filter(({ auth }) => auth === 'none'))).toEqual(namesOf(elsewhere));
});

test('API-077 a 401 of statistics and of codes says nothing about the token', () => {
  const rule = /\/stat\/|^\/v2\/auth\/otp(\/|$)|^\/v2\/auth\/email_otp$|^\/v2\/mw\/auth\/otp$/;
  expect(namesOf(endpointList.filter(({ ignoresTokenErrors }) => ignoresTokenErrors))).toEqual(
    namesOf(endpointList.filter(({ path }) => rule.test(path))),
  );
});

describe('how long an answer counts', () => {
  test('API-003 API-004 a GET for 3 s, configuration and resources for 30 s', () => {
    const gets = endpointList.filter(({ method, cacheSeconds }) => method === 'GET' && cacheSeconds !== 3);
    expect(namesOf(gets.filter(({ cacheSeconds }) => cacheSeconds === 30))).toEqual([
      'getConfiguration',
      'getResources',
    ]);
    expect(gets.every(({ cacheSeconds }) => cacheSeconds === 30 || cacheSeconds === 0)).toBe(true);
  });

  test('API-003 what is polled, counted or played is asked each time', () => {
    expect(namesOf(endpointList.filter(({ method, cacheSeconds }) => method === 'GET' && cacheSeconds === 0))).toEqual([
      ...['getBlockStatus', 'getCards', 'getChannelStream', 'getContentStream', 'getOfferTransaction', 'getOtpStatus'],
      ...['getProviderInfo', 'getSendMethods', 'getTrailerStream', 'getTransaction', 'getTransactions', 'ping'],
    ]);
  });

  test.each([
    'getChannelCategories',
    'getChannelList',
    'getViewerChannelList',
    'getChannelSchedule',
    'getRowset',
    'getRow',
    'getContent',
  ] as const)('CALL-003 %s may be used for 15 min', (name) => expect(all[name].usableSeconds).toBe(15 * 60));

  test('API-008 CALL-087 a call is given 30 s, the ping 3 s', () => {
    expect(
      endpointList
        .filter(({ timeoutSeconds }) => timeoutSeconds !== 30)
        .map(({ name, timeoutSeconds }) => [name, timeoutSeconds]),
    ).toEqual([['ping', 3]]);
  });
});

describe('API-005 a change makes stale what it changes', () => {
  test('every resource that is made stale is provided by some call', () => {
    const provided = new Set(endpointList.flatMap(({ provides }) => provides));
    expect(
      endpointList.flatMap(({ invalidates }) => invalidates).filter((resource) => !provided.has(resource)),
    ).toEqual([]);
  });

  test.each([
    ['updateUser', 'getUser'],
    ['updateDevice', 'getDevices'],
    ['createProfile', 'getProfiles'],
    ['deleteMessages', 'getMessages'],
    ['deleteCard', 'getCards'],
    ['addFavorite', 'getFavorites'],
    ['addFavorite', 'getRowset'],
    ['removeFavorite', 'getRow'],
    ['removeFavorite', 'getViewerChannelList'],
    ['subscribe', 'getSubscriptions'],
    ['purchase', 'getContentMeta'],
    ['applyPromoKey', 'getPackets'],
    ['saveAdId', 'getAdIds'],
  ] as const)('%s makes %s stale', (change, get) => {
    expect(all[get].provides.some((resource) => all[change].invalidates.includes(resource))).toBe(true);
  });

  test('another profile makes everything stale', () => {
    expect(endpointList.filter(({ dropsEverything }) => dropsEverything).map(({ name }) => name)).toEqual([
      'switchProfile',
    ]);
  });
});

test('API-036 there is no call to sign out: the device is removed, or authenticated again', () => {
  expect(endpointList.filter(({ path, name }) => /log_?out|sign_?out/i.test(path + name))).toEqual([]);
});

test('CALL-020 a favourite has exactly one object', () => {
  const valid = (body: unknown) => v.is(wireSchema(all.addFavorite.body), body);
  expect([valid({ channel_id: 1 }), valid({}), valid({ channel_id: 1, content_id: 2 })]).toEqual([true, false, false]);
});

test('the parts of a call share no name that means two things', () => {
  const keys = (schema: { readonly fields: object }) => Object.keys(schema.fields);
  const shared = endpointList.flatMap(({ name, params, query, body }) => {
    const all = [...keys(params), ...keys(query), ...keys(body)];
    return all.length === new Set(all).size ? [] : [name];
  });
  // Here the same value stands in path and body.
  expect(shared).toEqual(['verifyIdentifierCode']);
});

test('every name in a path is a parameter, and every parameter stands in the path', () => {
  for (const { name, path, params, base } of endpointList) {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    expect([name, inPath.toSorted()]).toEqual([name, base === 'given' ? [] : Object.keys(params.fields).toSorted()]);
  }
});
