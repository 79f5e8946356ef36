import type { Profile } from '@livery/contract/profiles/entities';
import { expect, it, vi } from 'vitest';
import type { CallAnswer, ApiFailure } from '../session/session-api.ts';
import { switchProfile, type SwitchPorts } from './switch-profile.ts';

const ADULT: Profile = { id: 1, role: 'adult' };
const CHILD: Profile = { id: 2, role: 'child' };
const failure = (status?: number): ApiFailure => ({ kind: status ? 'http' : 'timeout', status, message: 'no' });

function world(ports: Partial<SwitchPorts> = {}) {
  const pass = vi.fn(async () => true);
  const choose = vi.fn(async (id: number): Promise<CallAnswer<Profile>> => ({ data: id === 1 ? ADULT : CHILD }));
  return { current: () => null, pass, choose, readActive: async () => ({ error: failure() }), ...ports };
}

it('PROF-024 a child’s profile is gone over to without a question', async () => {
  const ports = world({ current: () => 1 });
  expect(await switchProfile(CHILD, ports)).toEqual({ kind: 'switched', profile: { id: 2, role: 'child' } });
  expect(ports.pass).not.toHaveBeenCalled();
});

it('PROF-025 a grown-up’s comes after the parental check, and not without', async () => {
  const open = world({ current: () => 2 });
  expect(await switchProfile(ADULT, open)).toEqual({ kind: 'switched', profile: { id: 1, role: 'adult' } });
  expect(open.pass).toHaveBeenCalledOnce();
  const closed = world({ current: () => 2, pass: async () => false });
  expect(await switchProfile(ADULT, closed)).toEqual({ kind: 'declined' });
  expect(closed.choose).not.toHaveBeenCalled();
});

it('PROF-025 PROF-029 a profile whose nested kind is a grown-up’s is one', async () => {
  const ports = world({ pass: vi.fn(async () => false) });
  expect(await switchProfile({ id: 3, role: 'child', profile: { role: 'adult' } }, ports)).toEqual({
    kind: 'declined',
  });
});

it('PROF-026 the profile in use needs no switch', async () => {
  const ports = world({ current: () => 1 });
  expect(await switchProfile(ADULT, ports)).toEqual({ kind: 'same' });
  expect(ports.choose).not.toHaveBeenCalled();
});

it.each([400, 401, 403, 404, 409, 429])('PROF-026 refused with %i, nobody else is watching', async (status) => {
  const readActive = vi.fn(async () => ({ data: CHILD }));
  const choose = async () => ({ error: failure(status) });
  const outcome = await switchProfile(CHILD, world({ current: () => 1, choose, readActive }));
  expect(outcome).toEqual({ kind: 'failed', failure: failure(status) });
  expect(readActive).not.toHaveBeenCalled();
});

it.each([
  ['it happened', { data: CHILD }, { kind: 'switched', profile: { id: 2, role: 'child' } }],
  ['it did not happen', { data: ADULT }, { kind: 'failed', failure: failure() }],
  ['nobody can say', { error: failure(500) }, { kind: 'failed', failure: failure() }],
])('PROF-026 after a lost answer the server is asked whose turn it is: %s', async (_, active, outcome) => {
  const choose = async () => ({ error: failure() });
  expect(await switchProfile(CHILD, world({ current: () => 1, choose, readActive: async () => active }))).toEqual(
    outcome,
  );
});
