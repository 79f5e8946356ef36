import type { PlayedSubject } from '@livery/widgets/load-facts';
import { countedFacts, stubExtensionSite } from '@livery/widgets/player-testing';
import { expect, it } from 'vitest';
import makePlays from './plays.ts';
import { listening } from './testing/listening.tsx';
import { namesOf } from './testing/telling.ts';

it('STAT-010 STAT-012 STAT-014 STAT-015 STAT-016 pages, dialogues and purchases are heard from the site', async () => {
  const { arrived, services } = await listening();
  const { events } = services;
  events.emit('page', { pathname: '/channels/all/first-7' });
  events.emit('modal', { id: 'packets_channels' });
  for (const change of ['bought', 'cancelled', 'renewalOn'] as const)
    events.emit('subscription', { change, packetId: 5 });
  events.emit('command', { event: 'toggle_fullscreen' });
  const wanted = ['open_channel', 'packet_info', 'subscribe', 'unsubscribe', 'enable_renew', 'toggle_fullscreen'];
  await expect.poll(() => namesOf(arrived()).filter((name) => wanted.includes(name))).toEqual(wanted);
  const changes = arrived().filter(({ name }) => wanted.slice(2, 5).includes(name));
  expect(changes.map(({ fields }) => fields['packetId'])).toEqual([5, 5, 5]);
});

it('STAT-010 a channel that another category is chosen beside is not opened again; one that is come back to is', async () => {
  const { told, services } = await listening();
  for (const pathname of [
    '/channels/all/first-7',
    '/channels/news/first-7',
    '/channels/news/8',
    '/',
    '/channels/news/8',
  ])
    services.events.emit('page', { pathname });
  const opened = () => told('open_channel').map(({ fields }) => fields['channel']);
  await expect.poll(opened).toEqual(['first-7', '8', '8']);
});

it('STAT-030 what has failed before anybody counts is told, all of it, also what played as a preview that nobody followed', async () => {
  const channel = {
    kind: 'channel',
    startType: 'live',
    contentId: null,
    contentParentId: null,
    libraryId: null,
  } as const;
  const failure = (channelId: number) => ({ ...channel, channelId, isZap: true, code: 'STREAM_503' });
  const { told } = await listening({
    before: ({ events }) => {
      for (const channelId of [7, 8]) events.emit('streamFailed', failure(channelId));
      events.emit('streamFailed', { ...failure(9), preview: { ...failure(9), stream: {} as PlayedSubject['stream'] } });
    },
  });
  const channels = (name: string) => told(name).map(({ fields }) => fields['channelId']);
  await expect.poll(() => channels('playback_error')).toEqual([7, 8, 9]);
  await expect.poll(() => told('playback_quality').length).toBe(3);
  for (const { fields } of told('playback_quality')) expect(fields).toMatchObject({ outcome: 'failed' });
});

type Turn = 'begins' | 'counting' | 'fails' | 'ends';

it.each<{ order: readonly Turn[]; startMs: number | null }>([
  { order: ['counting', 'begins', 'fails', 'ends'], startMs: 300 },
  { order: ['begins', 'counting', 'fails', 'ends'], startMs: 300 },
  { order: ['begins', 'fails', 'counting', 'ends'], startMs: null },
  { order: ['begins', 'fails', 'ends', 'counting'], startMs: null },
])('STAT-030 a preview whose counting call fails is one play, $order', async ({ order, startMs }) => {
  const { told, services, store } = await listening();
  const { begin, happen, end, attach } = stubExtensionSite();
  const preview = { ...countedFacts({ kind: 'channel', channelId: 7 }), counted: new Promise<never>(() => {}) };
  const turns: Record<Turn, () => void> = {
    begins() {
      begin(preview);
      happen({ type: 'firstFrame', afterMs: 300, heldMs: 0 });
    },
    counting: () => attach(makePlays({ services, dispatch: store.dispatch })!),
    fails: () =>
      services.events.emit('streamFailed', { ...preview.subject!, code: 'STREAM_503', preview: preview.subject }),
    ends: end,
  };
  for (const turn of order) turns[turn]();
  services.events.emit('command', { event: 'back' });
  await expect.poll(() => told('back').length).toBe(1);
  expect(told('playback_quality').map(({ fields }) => fields)).toMatchObject([
    { outcome: 'failed', code: 'STREAM_503', startMs },
  ]);
});

it('STAT-030 a call for a stream that fails, which no player hears of, is told as an error and as a play that has failed', async () => {
  const { told, services } = await listening();
  services.events.emit('streamFailed', {
    ...{ kind: 'channel', startType: 'live', channelId: 7, contentId: null, contentParentId: null, libraryId: null },
    ...{ isZap: true, code: 'STREAM_503' },
  });
  await expect
    .poll(() => told('playback_error')[0]?.fields)
    .toMatchObject({
      ...{ channelId: 7, startType: 'live', code: 'STREAM_503', statId: null, position: null, engine: null },
    });
  await expect
    .poll(() => told('playback_quality')[0]?.fields)
    .toMatchObject({
      ...{ kind: 'channel', outcome: 'failed', code: 'STREAM_503', isZap: 1, startMs: null, watchedMs: null },
    });
});
