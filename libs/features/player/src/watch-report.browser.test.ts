import { staleAnswers } from '@livery/api-client';
import type { Answering } from '@livery/api-client/testing';
import { mountScreen } from '@livery/widgets/testing';
import { countedFacts, stubExtensionSite } from '@livery/widgets/player-testing';
import { createPlayerBus } from '@livery/widgets/player-bus';
import { expect, it, onTestFinished, vi } from 'vitest';
import makeWatchReport from './watch-report.ts';

async function reporting(first = {}, answer: Answering = () => ({ status: 500, json: {} })) {
  const { server, services, store } = await mountScreen(null, { answer });
  const player = stubExtensionSite({ durationSeconds: 600, ...first });
  const answers: unknown[] = [];
  const dispatched: unknown[] = [];
  const dispatch: typeof store.dispatch = (action) => {
    dispatched.push(action);
    const sent = store.dispatch(action);
    answers.push(sent);
    return sent;
  };
  const extension = makeWatchReport({ services, dispatch });
  if (extension) player.attach(extension);
  const told = () => server.seen.map(({ path, query }) => [path, query.get('duration'), query.get('seconds')]);
  const answered = () => Promise.allSettled(answers);
  return { ...player, services, told, answered, dispatched };
}

it('STAT-001 STAT-003 STAT-004 what was watched is told every 30 s under the id of the stream, with the place', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { begin, watch, told, tell } = await reporting();
  begin(countedFacts());
  tell({ position: { mediaTime: 40, wallTimeMs: null } });
  watch(29);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told()).toEqual([]);
  watch(1);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await expect.poll(told).toEqual([['/v2/users/self/stat/5', '30', '40']]);
});

it('STAT-001 what is left is told when the play is over, when the viewer goes elsewhere and when the page is left', async () => {
  const { begin, watch, end, told, services } = await reporting();
  begin(countedFacts({ kind: 'channel' }));
  watch(4);
  dispatchEvent(new Event('pagehide'));
  watch(3);
  services.events.emit('page', { pathname: '/' });
  watch(2);
  end();
  const path = '/v2/users/self/stat/5';
  await expect.poll(told).toEqual([
    [path, '4', null],
    [path, '3', null],
    [path, '2', null],
  ]);
});

it('STAT-005 a report that fails is not shown to the viewer, and the next one goes out', async () => {
  const { begin, watch, end, told, answered } = await reporting();
  const refused = vi.fn();
  addEventListener('unhandledrejection', refused);
  onTestFinished(() => removeEventListener('unhandledrejection', refused));
  for (const seconds of [4, 3]) {
    begin(countedFacts());
    watch(seconds);
    end();
    await expect.poll(() => told().at(-1)?.[1]).toBe(`${seconds}`);
  }
  await answered();
  // A rejection is told of after all that waits for the answer.
  await new Promise((resume) => setTimeout(resume));
  const said = [...document.querySelectorAll('[role="status"], [role="alert"], dialog')].map((one) => one.textContent);
  expect(said.filter((text) => text !== '')).toEqual([]);
  expect(refused).not.toHaveBeenCalled();
});

it('PLAY-024 an episode that the next one follows is told to be watched to its end', async () => {
  const { begin, watch, end, tell, told } = await reporting();
  begin(countedFacts());
  watch(20);
  tell({ position: { mediaTime: 598.1, wallTimeMs: null } });
  end();
  await expect.poll(told).toEqual([['/v2/users/self/stat/5', '20', '600']]);
});

it('STAT-001 what is left is told when the page is hidden: a phone may end it without another word', async () => {
  const { begin, watch, told } = await reporting();
  begin(countedFacts({ kind: 'channel' }));
  watch(4);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => void vi.restoreAllMocks());
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(told).toEqual([['/v2/users/self/stat/5', '4', null]]);
});

it('STAT-003 what is continued is asked for anew once the last report of a film has arrived; a channel changes nothing of it', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let reports = 0;
  const { begin, watch, end, told, dispatched } = await reporting({}, async () => {
    // The film's comes second.
    if ((reports += 1) === 2) await arrived;
    return { json: {} };
  });
  const stale = staleAnswers(['rows', 'contentMeta', 'episodes']);
  for (const kind of ['channel', 'film'] as const) {
    begin(countedFacts({ kind }));
    watch(4);
    end();
    await expect.poll(() => told().length).toBe(kind === 'channel' ? 1 : 2);
    await new Promise((resume) => setTimeout(resume));
    expect(dispatched).not.toContainEqual(stale);
  }
  arrive();
  await expect.poll(() => dispatched).toContainEqual(stale);
});

it.each([
  ['is watched to its end, from there on', { at: 561, contentId: 7, told: '600' }],
  ['is not watched where the viewer goes back before it', { at: 300, contentId: 7, told: '300' }],
  ['says nothing of another film', { at: 562, contentId: 8, told: '562' }],
])('PLAY-035 PLAY-024 what the viewer has said to be over %s', async (_, { at, contentId, told: place }) => {
  const { begin, watch, end, tell, told, services } = await reporting();
  begin(countedFacts({ contentId }));
  watch(20);
  services.get(createPlayerBus).watchedFrom.set({ contentId: 7, seconds: 560 });
  tell({ position: { mediaTime: at, wallTimeMs: null } });
  end();
  await expect.poll(() => told().map(([, , seconds]) => seconds)).toEqual([place]);
});

it('PLAY-035 STAT-003 a film that was said to be over and is played anew has a place to come back to again', async () => {
  const { begin, watch, end, tell, told, services } = await reporting();
  const { watchedFrom } = services.get(createPlayerBus);
  watchedFrom.set({ contentId: 7, seconds: 40 });
  begin({ ...countedFacts(), isPreview: true });
  begin(countedFacts({ contentId: 8 }));
  expect(watchedFrom.get()).not.toBeNull();
  begin(countedFacts());
  watch(20);
  tell({ position: { mediaTime: 300, wallTimeMs: null } });
  end();
  await expect.poll(() => told().map(([, , seconds]) => seconds)).toEqual(['300']);
});

it('STAT-002 announcements, trailers and previews are not counted', async () => {
  const { begin, watch, end, told } = await reporting();
  for (const facts of [
    countedFacts({ kind: 'packshot' }),
    countedFacts({ kind: 'trailer' }),
    { ...countedFacts(), isPreview: true as const },
    {},
  ]) {
    begin(facts);
    watch(60);
    end();
  }
  begin(countedFacts({ kind: 'channel' }));
  watch(1);
  end();
  await expect.poll(told).toHaveLength(1);
});
