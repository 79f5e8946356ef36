import { describe, expect, it } from 'vitest';
import { GROWN_UP, NOW } from '../parental/testing/grown-up.ts';
import { type GateId, type GateViewer, nextGate } from './chain.ts';
import type { AccessRequest } from './access-request.ts';

const ADULT: GateViewer = { ...GROWN_UP, role: 'adult', lastUnlocked: null };

const VIEWERS = {
  guest: { ...ADULT, isGuest: true, status: 'notset' },
  withoutPin: { ...ADULT, status: 'notset' },
  withPin: ADULT,
  child: { ...ADULT, role: 'child' },
  /** A right PIN of a moment ago. */
  unlocked: { ...ADULT, acceptedAtMs: NOW - 1 },
} as const satisfies Record<string, GateViewer>;

const film: AccessRequest = { action: 'vod', content: { id: 7, age: 18, isAdult: false } };
const channel: AccessRequest = { action: 'channel', channel: { age: 18 } };
const lateProgramme = { program: { age: 18 } as never };
const recording: AccessRequest = { action: 'program', channel: { age: 6 }, programme: lateProgramme };

type Answers = Record<keyof typeof VIEWERS, GateId | 'open'>;
const byPin: Answers = {
  guest: 'setPin',
  withoutPin: 'setPin',
  withPin: 'enterPin',
  child: 'enterPin',
  unlocked: 'open',
};
// No account, no channel; and no PIN opens one to a child. PIN-005, CHAN-060
const onAir: Answers = { ...byPin, guest: 'signIn', child: 'age' };

/** Every way that leads to what is protected, the wish that it makes, and what stands before each viewer there. */
const PATHS: Readonly<Record<string, readonly [AccessRequest, Answers]>> = {
  'play on the page of a film': [film, byPin],
  'a link to a film': [film, byPin],
  'a film in the results of a search': [film, byPin],
  'a film in the history': [film, byPin],
  'a film in an embedded page': [film, byPin],
  'an episode chosen in the player': [film, byPin],
  'the episode after one that was free': [{ ...film, after: 6 }, byPin],
  'a channel of the list': [channel, onAir],
  'a link to a channel': [channel, onAir],
  'zapping to a channel': [channel, onAir],
  'a channel of the history': [channel, onAir],
  'a late programme on a channel for all': [
    { action: 'channel', channel: { age: 6 }, programme: lateProgramme },
    onAir,
  ],
  'a programme in the guide': [recording, onAir],
  'catch-up by the timeline': [recording, onAir],
  // What is paid for belongs to an account. MISC-002
  'a purchase': [{ action: 'pay' }, { ...byPin, guest: 'signIn' }],
  'a switch to a grown-up': [{ action: 'profile', profile: { role: 'adult', profile: undefined } }, byPin],
  'the settings': [{ action: 'settings' }, byPin],
  // Protected by any PIN that there is; without one, this is where one is chosen. PIN-043
  'the parental settings': [{ action: 'parental' }, { ...byPin, guest: 'open', withoutPin: 'open' }],
};

describe.each(Object.entries(PATHS))('PIN-001 PIN-002 PIN-004 PIN-005 CHAN-060 %s', (_, [request, answers]) => {
  it.each(Object.entries(answers))('%s: %s', (viewer, answer) => {
    expect(nextGate(request, VIEWERS[viewer as keyof typeof VIEWERS], new Set()) ?? 'open').toBe(answer);
  });
});

it('PLAY-010 only the episode after the unlocked one asks no more', () => {
  const goneOn = { ...VIEWERS.withPin, lastUnlocked: 6 };
  expect(nextGate({ ...film, after: 6 }, goneOn, new Set())).toBeNull();
  expect(nextGate({ ...film, after: 5 }, goneOn, new Set())).toBe('enterPin');
});
