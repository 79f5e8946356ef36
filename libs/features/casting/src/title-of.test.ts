import type { LoadFacts } from '@livery/player-core/source';
import { createValue } from '@livery/value';
import type { PlayedSubject } from '@livery/widgets/load-facts';
import type { NowPlaying } from '@livery/widgets/player-bus';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { titleOf } from './title-of.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const factsOf = (channelId: number | null, contentId: number | null): LoadFacts => ({
  subject: { channelId, contentId } as PlayedSubject,
});
const FILM = { title: 'Тихий перевал', subtitle: '2024', artwork: 'https://img.test/7.jpg', contentId: 7 };
const CHANNEL = { title: 'Новости', artwork: 'https://img.test/2.jpg', channelId: 2 };

/** What the page says that it plays, and what was found out of it by now. */
function asking(facts: LoadFacts, said: NowPlaying | null = null) {
  const playing = createValue<NowPlaying | null>(said);
  const stop = new AbortController();
  const found: unknown[] = [];
  void titleOf(playing, facts, stop.signal).then((title) => found.push(title));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { playing, stop, found, pass };
}

it('CAST-013 a load is called what its page calls it, with its picture', async () => {
  const { found, pass } = asking(factsOf(null, 7), FILM);
  await pass(0);
  expect(found).toEqual([{ title: 'Тихий перевал', subtitle: '2024', image: 'https://img.test/7.jpg' }]);
});

it('CAST-013 what the page still says of the channel before is no name of this one', async () => {
  const { playing, found, pass } = asking(factsOf(3, null), CHANNEL);
  await pass(500);
  playing.set(FILM);
  await pass(0);
  expect(found).toEqual([]);
  playing.set({ title: 'Кино', channelId: 3 });
  await pass(0);
  expect(found).toMatchObject([{ title: 'Кино' }]);
});

it('CAST-013 a page that says nothing is waited for 1 s, and nobody waits for what is over', async () => {
  const silent = asking(factsOf(3, null), CHANNEL);
  await silent.pass(999);
  expect(silent.found).toEqual([]);
  await silent.pass(1);
  expect(silent.found).toEqual([null]);
  const over = asking(factsOf(3, null));
  over.stop.abort();
  await over.pass(0);
  expect(over.found).toEqual([null]);
});
