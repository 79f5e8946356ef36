import { configureApi } from '@livery/api-client';
import { sessionApi } from '@livery/api-client/session';
import { FakeServer, testSettings } from '@livery/api-client/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteStore } from '../testing/site-store.ts';
import { createPinChallenge } from './pin-challenge.ts';
import { createViewerFacts } from './viewer-facts.ts';

const NEVER = new AbortController().signal;

/** A page that nobody draws the viewer on, as a film or a channel is. */
async function openPage() {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/', search: '' });
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(() => void vi.unstubAllGlobals());
  let pin = '4711';
  configureApi(
    testSettings(
      new FakeServer(() => ({ json: { id: 5, is_guest: false, parental_status: 'set', parental_code: pin } })),
    ),
  );
  const store = siteStore();
  const storage = { get: () => null, set: () => undefined, remove: () => undefined, clear: () => undefined };
  const services = { storage, clock: { now: () => Date.now() } };
  const facts = createViewerFacts({ services, store, sayProblem: () => undefined } as never);
  const reading = facts.read(NEVER, false);
  await vi.advanceTimersByTimeAsync(0);
  await reading;
  const kept = () => sessionApi.endpoints.getUser.select()(store.getState() as never).data;
  return { facts, kept, storage, change: (to: string) => (pin = to) };
}

it('PIN-006 PIN-022 PIN-025 PIN-046 the right PIN is known for as long as its dialogue stands, though the answer is let go of after a minute', async () => {
  const { facts, kept } = await openPage();
  await facts.refresh();
  await vi.advanceTimersByTimeAsync(1);
  expect(facts.parentalCode()).toBe('4711');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(kept()).toBeUndefined();
  expect(facts.parentalCode()).toBe('4711');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(facts.parentalCode()).toBe('4711');
});

it('PIN-006 PIN-046 after five wrong ones and the lock the right PIN opens, in the same dialogue', async () => {
  const { facts, kept, storage } = await openPage();
  const onAccepted = vi.fn();
  const challenge = createPinChallenge({
    storage,
    nowMs: Date.now,
    parentalCode: facts.parentalCode,
    graceMinutes: () => 1,
    sendPin: async () => ({ data: {} }),
    onAccepted,
  });
  challenge.ask('vod');
  for (let tries = 0; tries < 5; tries += 1) {
    challenge.check('1111', false);
    challenge.edited();
  }
  challenge.check('4711', false);
  expect(onAccepted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(kept()).toBeUndefined();
  challenge.edited();
  challenge.check('4711', false);
  expect(onAccepted).toHaveBeenCalledOnce();
  expect(challenge.wasAccepted()).toBe(true);
});

it('PIN-022 one that was changed on another device counts from its answer on, also after the minute', async () => {
  const { facts, kept, change } = await openPage();
  change('1234');
  // Its answer is good for three seconds, also to whoever asks anew.
  await vi.advanceTimersByTimeAsync(3_001);
  await facts.refresh();
  await vi.advanceTimersByTimeAsync(61_001);
  expect(kept()).toBeUndefined();
  expect(facts.parentalCode()).toBe('1234');
});
