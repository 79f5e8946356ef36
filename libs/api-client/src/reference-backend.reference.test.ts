import { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { contentsEndpoints } from '@livery/contract/contents/endpoints';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { newsEndpoints } from '@livery/contract/news/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiResult } from './answer-cache.ts';
import { callApi } from './call-api.ts';
import { configureApi, type AnswerIssue } from './settings.ts';
import { referenceOrigin } from './testing/reference-origin.ts';

/** The calls of the first screens, against the reference backend: what the client sends is understood, and what comes is read without loss. */
const issues: AnswerIssue[] = [];
let token: string | null = null;

configureApi({
  origin: referenceOrigin(),
  siteOrigin: referenceOrigin(),
  language: () => 'ru',
  credentials: {
    token: () => token,
    ready: async () => undefined,
    reportTokenError: () => undefined,
    renewed: async () => null,
  },
  onAnswerIssue: (issue) => issues.push(issue),
});

/** Data of a call that must succeed. */
async function data<T>(calling: Promise<ApiResult<T>>): Promise<T> {
  const result = await calling;
  if (!result.error) return result.data;
  throw new Error(`${result.error.endpoint}: ${result.error.message}`);
}

beforeAll(async () => {
  const account = { username: crypto.randomUUID(), password: 'reference-password' };
  await data(callApi(sessionEndpoints.createGuest, { ...account, isGuest: true, appVersion: 190 }, { token: null }));
  const login = await data(
    callApi(sessionEndpoints.login, { login: account.username, password: account.password }, { token: null }),
  );
  const device = await data(
    callApi(
      sessionEndpoints.createDevice,
      {
        deviceType: 'pc',
        vendor: 'Test',
        model: 'Test',
        version: '1',
        osName: 'Linux',
        osVersion: '',
        applicationType: 'web',
        serial: account.username,
      },
      { token: login.accessToken },
    ),
  );
  const grant = await data(
    callApi(
      sessionEndpoints.authenticateDevice,
      { deviceId: device.id, ...(device.secret !== undefined && { secret: device.secret }) },
      { token: null },
    ),
  );
  token = grant.accessToken;
});

describe('the first screens', () => {
  it('API-009 API-015 API-017 API-018 a guest comes to a token and is known by it', async () => {
    const user = await data(callApi(sessionEndpoints.getUser, undefined));
    expect(user.isGuest).toBe(true);
    const network = await data(callApi(platformEndpoints.getNetwork, { provider: 'web' }));
    expect(network.provider?.landing.shortname).toBe('web');
  });

  it('CALL-025 CALL-026 CALL-027 home has rows with cards of every kind, and each row is a page of its own', async () => {
    const menu = await data(callApi(catalogueEndpoints.getMenu, undefined));
    expect(menu.rowsets.length).toBeGreaterThan(3);
    const home = await data(callApi(catalogueEndpoints.getRowset, { id: 'startpage', kind: 'web' }));
    const templates = new Set(home.rows.map(({ template }) => template));
    for (const template of ['promo-bg', 'channel', 'content-v', 'content-h', 'person'] as const)
      expect(templates).toContain(template);
    expect(templates).not.toContain('unknown');
    const posters = home.rows.find(({ template }) => template === 'content-v');
    const row = await data(callApi(catalogueEndpoints.getRow, { id: String(posters?.id), limit: 5 }));
    expect(row.contents.length).toBe(5);
  });

  it('CALL-004 CALL-006 CALL-008 CALL-010 a channel has a schedule and streams for now and for yesterday', async () => {
    const { channels, currentSchedules } = await data(callApi(channelsEndpoints.getChannelList, undefined));
    expect(channels.length).toBeGreaterThanOrEqual(50);
    expect(currentSchedules.length).toBeGreaterThan(0);
    const channel = channels.find(
      ({ availableArchivedDays = 0, isAvailable }) => isAvailable && availableArchivedDays >= 2,
    );
    expect(channel).toBeDefined();
    if (!channel) return;
    const now = Math.floor(Date.now() / 1000);
    const { schedules } = await data(
      callApi(channelsEndpoints.getChannelSchedule, { id: channel.id, start: now - 86_400, end: now + 86_400 }),
    );
    expect(schedules.length).toBeGreaterThan(10);
    const live = await data(callApi(channelsEndpoints.getChannelStream, { id: channel.id }));
    const past = await data(callApi(channelsEndpoints.getChannelStream, { id: channel.id, ts: now - 7200 }));
    for (const stream of [live, past]) expect((await fetch(stream.hls ?? stream.hlsMbr ?? '')).ok).toBe(true);
    expect(past.hls).not.toBe(live.hls);
  });

  it('CALL-030 CALL-036 CALL-037 a film has its meta, and one that a guest may watch has a stream that plays', async () => {
    const home = await data(callApi(catalogueEndpoints.getRowset, { id: 'startpage', kind: 'web' }));
    const films = home.rows.flatMap(({ contents }) => contents).filter(({ contentType }) => contentType === 'movie');
    const metas = await Promise.all(films.map(({ id }) => data(callApi(contentsEndpoints.getContentMeta, { id }))));
    const film = films.find((_, index) => metas[index]?.isPurchased && metas[index].isAvailable);
    expect(film).toBeDefined();
    if (!film) return;
    const content = await data(callApi(contentsEndpoints.getContent, { id: film.id }));
    const stream = await data(
      callApi(contentStreamsEndpoints.getContentStream, {
        libraryId: content.libraryId ?? 0,
        id: film.id,
        seconds: 60,
      }),
    );
    expect((await fetch(stream.hls ?? stream.hlsMbr ?? '')).ok).toBe(true);
  });

  it('API-065 news are there', async () => {
    expect((await data(callApi(newsEndpoints.getNews, undefined))).news.length).toBeGreaterThan(0);
  });

  it('CALL-089 nothing of the reference answers had to be forgiven', () => {
    expect(issues).toEqual([]);
  });
});
