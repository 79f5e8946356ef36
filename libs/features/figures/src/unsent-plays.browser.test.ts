import { countedFacts, stubExtensionSite } from '@livery/widgets/player-testing';
import { expect, it } from 'vitest';
import { unsentPlays } from './unsent-plays.ts';
import makePlays from './plays.ts';
import { listening } from './testing/listening.tsx';
import { nextCollector, telling } from './testing/telling.ts';

const KEY = 'figures_plays';

/** Of tabs of one site whichever may send what is told: they have one collector, and what one has sent the other does not send again. */
const ofOneSite = () => ({ metricsUrl: nextCollector() });

/** A tab with a play under way that has been watched for 40 s and has stalled once. */
async function watching(world: Parameters<typeof telling>[0] = {}) {
  const site = await telling(world);
  const player = stubExtensionSite();
  const extension = makePlays({ services: site.services, dispatch: site.store.dispatch });
  if (extension) player.attach(extension);
  player.begin(countedFacts({ kind: 'channel' }));
  player.happen({ type: 'firstFrame', afterMs: 300, heldMs: 0 });
  player.watch(40);
  player.happen({ type: 'stall', isFrozen: false });
  player.happen({ type: 'stallOver', lastedMs: 700 });
  const kept = () => site.services.storage.get(KEY);
  /** No `pagehide`, no end: the page is no more. */
  const kill = () => {
    player.takeOff();
    site.leave();
  };
  return { ...site, ...player, kept, kill };
}

/** The next start of the same browser. */
async function started(figures_plays: string | null, world: Parameters<typeof telling>[0] = {}) {
  const site = await telling({ ...world, ...(figures_plays !== null && { stored: { figures_plays } }) });
  site.services.get(unsentPlays);
  const told = () => site.arrived().filter(({ name }) => name === 'playback_quality');
  return { ...site, told, kept: () => site.services.storage.get(KEY) };
}

it('a tab that is killed says nothing, and the next start tells once how its play was', async () => {
  const world = ofOneSite();
  const killed = await watching(world);
  const left = killed.kept();
  killed.kill();
  const next = await started(left, world);
  await expect.poll(next.told).toHaveLength(1);
  expect(next.told()[0]?.fields).toMatchObject({
    ...{ kind: 'channel', outcome: 'played', startMs: 300, stalls: 1, stalledMs: 700, watchedMs: 40_000 },
  });
  expect(next.kept()).toBeNull();
  next.leave();
  const later = await started(next.kept(), world);
  await expect.poll(() => later.services.storage.get('figures_plays')).toBeNull();
  // What nobody has answered for may go out again, under its own id.
  const [{ id } = { id: null }] = JSON.parse(left ?? '[]') as { id: string }[];
  expect(later.told().filter((play) => play.id !== id)).toEqual([]);
});

it('a tab that is hidden and then killed loses nothing of what was watched', async () => {
  const world = ofOneSite();
  const killed = await watching(world);
  killed.watch(4);
  killed.hidden();
  const left = killed.kept();
  killed.kill();
  const next = await started(left, world);
  await expect.poll(next.told).toHaveLength(1);
  expect(next.told()[0]?.fields).toMatchObject({ watchedMs: 44_000 });
});

it('what another tab plays is its own until it is killed; then one tab tells it', async () => {
  const world = ofOneSite();
  const playing = await watching(world);
  const left = playing.kept();
  const other = await started(left, world);
  expect(other.kept()).toBe(left);
  playing.kill();
  await expect.poll(other.kept).toBeNull();
  await expect.poll(other.told).toHaveLength(1);
  const [{ id } = { id: null }] = JSON.parse(left ?? '[]') as { id: string }[];
  expect(other.told()[0]?.id).toBe(id);
});

it('a play that is over is told under the same id, and nothing of it is kept', async () => {
  const { kept, end, arrived } = await watching();
  const [{ id } = { id: null }] = JSON.parse(kept() ?? '[]') as { id: string }[];
  end();
  expect(kept()).toBeNull();
  await expect.poll(() => arrived().find(({ name }) => name === 'playback_quality')?.id).toBe(id);
});

it('a play that is told while its page goes is kept all the same: nobody knows whether it arrived, and the next start tells it under its id', async () => {
  const world = ofOneSite();
  const closed = await watching(world);
  closed.watch(4);
  dispatchEvent(new Event('pagehide'));
  const left = closed.kept();
  const [{ id, fields } = { id: null, fields: null }] = JSON.parse(left ?? '[]') as { id: string; fields: object }[];
  expect(fields).toMatchObject({ watchedMs: 44_000 });
  closed.kill();
  const next = await started(left, world);
  await expect.poll(() => next.told().map((event) => event.id)).toEqual([id]);
  expect(next.kept()).toBeNull();
});

it.each([
  ['who has not answered', { consent: 'asked' }],
  ['who has refused', { consent: 'asked', stored: { figures_answer: 'refused' } }],
] as const)('of a viewer %s nothing is kept', async (_, world) => {
  const { kept } = await watching(world);
  expect(kept()).toBeNull();
});

it('what is kept goes when the viewer takes the consent back, and what nobody can read is none', async () => {
  const { consent } = await import('@livery/widgets/consent');
  const { kept, services } = await watching({ consent: 'asked', stored: { figures_answer: 'given' } });
  expect(kept()).not.toBeNull();
  services.get(consent).set('refused');
  expect(kept()).toBeNull();
  const { told } = await started('{"id":1');
  expect(told()).toEqual([]);
});

it('whoever comes back to the site, and plays nothing, has the play of the page that was killed told', async () => {
  const fields = { kind: 'film', outcome: 'played', startMs: 300, stalls: 0, stalledMs: 0, watchedMs: 9_000, isZap: 0 };
  const left = [{ id: 'left-play', atMs: Date.now(), fields: { ...fields, code: null, engine: 'hlsjs' } }];
  const { arrived } = await listening({ stored: { [KEY]: JSON.stringify(left) } });
  await expect.poll(() => arrived().map(({ id }) => id)).toContain('left-play');
});
