import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { capability } from './capability.ts';
import { ModalsProvider } from './modals.tsx';
import { mountScreen } from './testing/mount-screen.tsx';
import { useGate } from './use-gate.ts';

function Film() {
  const gate = useGate();
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const ask = async () => {
    const may = await gate.pass({ action: 'vod', content: { id: 7, age: 18, isAdult: false } });
    setAnswers((all) => [...all, may]);
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Watch
      </button>
      <output>{answers.join(' ')}</output>
    </>
  );
}

it('PIN-002 PLAY-011 a gate whose code does not come says so and opens nothing, and the next press tries again', async () => {
  const open = vi.fn();
  const enterPin = vi.fn(async () => ({ default: async () => true }));
  enterPin.mockRejectedValueOnce(new Error('the network is gone'));
  await mountScreen(
    <ModalsProvider modals={{ open, close: () => {}, prepare: () => {} }}>
      <Film />
    </ModalsProvider>,
    {
      answer: () => ({ json: { id: 5, is_guest: false, parental_status: 'set', parental_code: '4711' } }),
      capabilities: [capability('parental', { gates: { enterPin } })],
    },
  );
  const answers = page.getByRole('status').filter({ hasText: /true|false/ });
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect.element(answers).toHaveTextContent('false');
  expect(open.mock.calls).toEqual([['message', expect.objectContaining({ heading: expect.any(String) as string })]]);
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect.element(answers).toHaveTextContent('false true');
});
