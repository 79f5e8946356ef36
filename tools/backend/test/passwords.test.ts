import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createPasswords, type Stretch } from '../src/session/passwords.ts';

/** Passwords whose stretching writes down its work, and waits for the test where it is told to. */
function countingPasswords({ isHeld = false } = {}) {
  const costs: number[] = [];
  const waiting: (() => void)[] = [];
  const work = { isHeld };
  const stretch: Stretch = async (password, salt, cost) => {
    costs.push(cost);
    if (work.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return Buffer.concat([Buffer.from(password), salt]);
  };
  const goOn = () => {
    work.isHeld = false;
    for (const next of waiting) next();
  };
  return { ...createPasswords(stretch), costs, goOn };
}

test.each([
  ['a guest', randomUUID()],
  ['a guest whom the server made', `${randomUUID()}-1f2e3d4c`],
  ['a person', 'aigerim'],
  ['a person with a phone for a name', '77010000001'],
])('the work of a wrong password does not tell whether %s has an account', async (_, name) => {
  const { hash, isRight, costs } = countingPasswords();
  const stored = await hash(name, 'right');
  expect(await isRight(name, 'wrong', stored)).toBe(false);
  expect(await isRight(name, 'wrong', null)).toBe(false);
  const [, known, unknown] = costs;
  expect([costs.length, unknown]).toEqual([3, known]);
  expect(await isRight(name, 'right', stored)).toBe(true);
});

test('a password that a person remembers is stretched, and found right again', async () => {
  const { hash, isRight } = createPasswords();
  const stored = await hash('aigerim', 'right');
  expect(stored).toMatch(/^16384:/);
  expect([await isRight('aigerim', 'right', stored), await isRight('aigerim', 'Right', stored)]).toEqual([true, false]);
});

test('people are stretched one after another, hold no guest, and are refused when too many wait', async () => {
  const { hash, costs, goOn } = countingPasswords({ isHeld: true });
  const people = Array.from({ length: 65 }, () => hash('aigerim', 'password'));
  await expect(hash('bolat', 'password')).rejects.toMatchObject({ code: 'busy', status: 503 });
  expect(costs).toEqual([16_384]);
  const guest = hash(randomUUID(), 'password');
  await vi.waitFor(() => expect(costs).toEqual([16_384, 1_024]));
  goOn();
  expect(await guest).toMatch(/^1024:/);
  expect(await Promise.all(people)).toHaveLength(65);
});
