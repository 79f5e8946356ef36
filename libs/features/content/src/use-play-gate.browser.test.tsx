import type { Content } from '@livery/contract/contents/entities';
import { mountScreen } from '@livery/widgets/testing';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePlayGate } from './use-play-gate.ts';

const gate = { pass: vi.fn<() => Promise<boolean>>() };
vi.mock('@livery/widgets/use-gate', () => ({ useGate: () => gate }));

beforeEach(() => void gate.pass.mockReset());

const SINCE_MS = 1;

/** Since when the viewer has waited, once the gate is open. */
async function waitedSince(age: number, isPlayable = true) {
  let answer: (mayWatch: boolean) => void = () => undefined;
  gate.pass.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  function Probe() {
    const [plays, setPlays] = useState(isPlayable);
    const content = { id: 7, age, isAdult: false } as Content;
    const { state, wantedAtMs } = usePlayGate(content, { after: null, isPlayable: plays, sinceMs: SINCE_MS });
    return (
      <>
        <output>{state === 'open' ? wantedAtMs : state}</output>
        <button onClick={() => setPlays(true)}>Buy</button>
      </>
    );
  }
  const { host } = await mountScreen(<Probe />);
  if (!isPlayable) host.querySelector('button')?.click();
  await expect.poll(() => gate.pass.mock.calls.length).toBe(1);
  const answeredMs = performance.now();
  answer(true);
  await expect.poll(() => host.querySelector('output')?.textContent).not.toBe('asking');
  return { sinceMs: Number(host.querySelector('output')?.textContent), answeredMs };
}

it('where nothing stands before a film it is waited for from the beginning', async () => {
  expect((await waitedSince(0)).sinceMs).toBe(SINCE_MS);
});

it.each([
  ['a PIN', 18, true],
  ['a purchase', 0, false],
])('PLAY-009 where %s stands before it, the film is waited for from the answer on', async (_, age, isPlayable) => {
  const { sinceMs, answeredMs } = await waitedSince(age, isPlayable);
  expect(sinceMs).toBeGreaterThanOrEqual(answeredMs);
});
