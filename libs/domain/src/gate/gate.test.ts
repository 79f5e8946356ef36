import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { PARENTAL_ACTIONS } from '../parental/verdict.ts';
import { createGate, type GatePorts } from './create-gate.ts';
import { GROWN_UP, NOW, PROTECTS_ALL } from '../parental/testing/grown-up.ts';
import { type GateId, type GateViewer, nextGate } from './chain.ts';
import { actionsOf, isAdultContent, isOpenToAll, type AccessRequest } from './access-request.ts';

const VIEWER: GateViewer = { ...GROWN_UP, role: 'adult', lastUnlocked: null };
const GUEST: GateViewer = { ...VIEWER, isGuest: true, status: 'notset' };
const adultFilm: AccessRequest = { action: 'vod', content: { id: 7, age: 18, isAdult: false } };
const adultChannel: AccessRequest = { action: 'channel', channel: { age: 18 } };
const latePogramme: AccessRequest = {
  action: 'program',
  channel: { age: 12 },
  programme: { program: { age: 18 } as never },
};
const NONE: ReadonlySet<GateId> = new Set();
const gateFor = (request: AccessRequest, change: Partial<GateViewer> = {}, passed = NONE) =>
  nextGate(request, { ...VIEWER, ...change }, passed);

describe('which actions a wish needs', () => {
  it.each<[AccessRequest, readonly string[]]>([
    [adultChannel, ['channel']],
    [{ action: 'channel', channel: {} }, ['channel']],
    [{ action: 'channel', channel: { age: 12 } }, []],
    [latePogramme, ['program']],
    [{ action: 'channel', channel: { age: 18 }, programme: { program: { age: 18 } as never } }, ['channel', 'program']],
    [adultFilm, ['vod']],
    [{ action: 'pay' }, ['pay']],
    [{ action: 'profile', profile: { role: 'adult', profile: undefined } }, ['profile']],
    [{ action: 'profile', profile: { role: 'child', profile: undefined } }, []],
    [{ action: 'parental' }, ['parental']],
    [{ action: 'settings' }, ['settings']],
  ])('MISC-006 PROF-025 CHAN-061 LIVE-059 %j: %j', (request, actions) =>
    expect(actionsOf(request, 'adult')).toEqual(actions),
  );

  it.each([
    [{ age: 17, isAdult: false }, 'adult', false],
    [{ age: 18, isAdult: false }, 'adult', true],
    [{ age: 0, isAdult: true }, 'adult', true],
    [{ age: 12, isAdult: false }, 'child', false],
    [{ age: 13, isAdult: false }, 'child', true],
    [{ age: undefined, isAdult: false }, 'adult', false],
  ] as const)('CONT-083 content %j in an %s profile is for adults: %s', (content, role, expected) =>
    expect(isAdultContent(content, role)).toBe(expected),
  );

  it('PAY-035 a way of paying that asks by itself needs no PIN', () => {
    expect(actionsOf({ action: 'pay', skipsPin: true }, 'adult')).toEqual([]);
    expect(actionsOf({ action: 'pay' }, 'adult')).toEqual(['pay']);
  });
});

describe('the chain', () => {
  it('PIN-005 asks a guest to sign in before a channel or programme, and for nothing else first', () => {
    expect(gateFor(adultChannel, GUEST)).toBe('signIn');
    expect(gateFor(latePogramme, GUEST)).toBe('signIn');
    expect(gateFor(adultFilm, GUEST)).toBe('setPin');
  });

  it('MISC-002 a guest signs in before anything that is paid for, also where its way of paying asks by itself', () => {
    const dear: AccessRequest = { ...adultFilm, toBuy: { kind: 'content', id: 1, title: '' } };
    const paid: readonly AccessRequest[] = [{ action: 'pay' }, { action: 'pay', skipsPin: true }, dear];
    expect(paid.map((request) => gateFor(request, GUEST))).toEqual(['signIn', 'signIn', 'signIn']);
    expect(paid.map((request) => gateFor(request, { ...GUEST, isLeftToHost: true }))).toEqual([
      'signIn',
      'signIn',
      'signIn',
    ]);
    expect(paid.map((request) => gateFor(request))).toEqual(['enterPin', null, 'purchase']);
    expect(paid.map((request) => isOpenToAll(request, 'adult'))).toEqual([false, false, false]);
  });

  it('sells before it asks for the PIN', () => {
    const dear: AccessRequest = { ...adultFilm, toBuy: { kind: 'content', id: 1, title: '' } } as AccessRequest;
    expect(gateFor(dear)).toBe('purchase');
    expect(gateFor(dear, {}, new Set<GateId>(['purchase']))).toBe('enterPin');
  });

  it('CHAN-060 opens no adult channel in a child’s profile, whatever PIN is known', () => {
    const child: Partial<GateViewer> = { role: 'child', acceptedAtMs: NOW };
    expect(gateFor({ action: 'channel', channel: { age: 16 } }, child)).toBe('age');
    expect(gateFor({ action: 'channel', channel: { age: 12 } }, child)).toBeNull();
  });

  it('PIN-002 PIN-003 PIN-012 is free where nothing protects, within the grace and after a payment', () => {
    expect(gateFor(adultFilm, { protects: { ...PROTECTS_ALL, vod: false } })).toBeNull();
    expect(gateFor(adultFilm, { acceptedAtMs: NOW })).toBeNull();
    expect(gateFor(adultFilm, { lastTransactionAtMs: NOW })).toBeNull();
    expect(gateFor({ action: 'pay' }, { lastTransactionAtMs: NOW })).toBe('enterPin');
  });

  it('LIVE-059 asks for a programme also where the channel itself is not protected', () => {
    const both: AccessRequest = {
      action: 'channel',
      channel: { age: 18 },
      programme: { program: { age: 18 } as never },
    };
    expect(gateFor(both, { protects: { ...PROTECTS_ALL, channel: false } })).toBe('enterPin');
    expect(gateFor(both, { protects: { ...PROTECTS_ALL, channel: false, program: false } })).toBeNull();
  });

  it('PIN-004 whoever has just chosen a PIN is not asked for it', () => {
    expect(gateFor(adultFilm, { status: 'notset' })).toBe('setPin');
    expect(gateFor(adultFilm, { status: 'set' }, new Set<GateId>(['setPin']))).toBeNull();
  });

  it('PLAY-010 the episode after an unlocked one asks no more; after another one it does', () => {
    const next: AccessRequest = { action: 'vod', content: { id: 8, age: 18, isAdult: false }, after: 7 };
    expect(gateFor(next, { lastUnlocked: 7 })).toBeNull();
    expect(gateFor(next, { lastUnlocked: 6 })).toBe('enterPin');
    expect(gateFor({ ...next, after: null }, { lastUnlocked: null })).toBe('enterPin');
  });
});

/** A world that a test acts in: dialogues wait until the test answers them. */
function world(start: Partial<GateViewer> = {}) {
  let viewer: GateViewer = { ...VIEWER, ...start };
  const open: { gate: GateId; answer: (passed: boolean) => void }[] = [];
  const ports: GatePorts = {
    viewer: () => Promise.resolve(viewer),
    open: (gate, _request, signal) =>
      new Promise((resolve) => {
        const dialogue = { gate, answer };
        function answer(passed: boolean) {
          open.splice(open.indexOf(dialogue), 1);
          resolve(passed);
        }
        signal.addEventListener('abort', () => open.includes(dialogue) && answer(false));
        open.push(dialogue);
      }),
    onPassed: (request) => (viewer = { ...viewer, lastUnlocked: request.action === 'vod' ? request.content.id : null }),
  };
  const gate = createGate(ports);
  /** Lets everything run that waits for nobody. */
  async function settle() {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  return { gate, open, settle, change: (change: Partial<GateViewer>) => void (viewer = { ...viewer, ...change }) };
}

describe('the gate', () => {
  it('PIN-006 opens for a right PIN, and not for a closed dialogue', async () => {
    const { gate, open, settle } = world();
    for (const passed of [true, false]) {
      const answer = gate.pass(adultFilm);
      await settle();
      expect(open.map((dialogue) => dialogue.gate)).toEqual(['enterPin']);
      open[0]!.answer(passed);
      expect(await answer).toBe(passed);
    }
  });

  it('PIN-005 leads a guest through sign-in to the PIN of the account', async () => {
    const { gate, open, settle, change } = world(GUEST);
    const answer = gate.pass(adultChannel);
    await settle();
    change({ isGuest: false, status: 'set' });
    open[0]!.answer(true);
    await settle();
    expect(open.map((dialogue) => dialogue.gate)).toEqual(['enterPin']);
    open[0]!.answer(true);
    expect(await answer).toBe(true);
  });

  it('does not open when a sign-in has signed nobody in', async () => {
    const { gate, open, settle } = world(GUEST);
    const answer = gate.pass(adultChannel);
    await settle();
    open[0]!.answer(true);
    expect(await answer).toBe(false);
  });

  it('shares one dialogue among those who ask for the same', async () => {
    const { gate, open, settle } = world();
    const answers = [gate.pass(adultFilm), gate.pass({ ...adultFilm })];
    await settle();
    expect(open).toHaveLength(1);
    open[0]!.answer(true);
    expect(await Promise.all(answers)).toEqual([true, true]);
  });

  it('takes the dialogue away with the page that wanted it, not while somebody else waits', async () => {
    const { gate, open, settle } = world();
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [gate.pass(adultFilm, first), gate.pass(adultFilm, second)];
    await settle();
    first.abort();
    expect(await answers[0]).toBe(false);
    expect(open).toHaveLength(1);
    second.abort();
    expect(await answers[1]).toBe(false);
    expect(open).toEqual([]);
  });

  it.each<[string, AccessRequest, Partial<GateViewer>, boolean]>([
    ['a viewer with a PIN', adultChannel, {}, true],
    ['a guest', adultChannel, GUEST, true],
    ['whoever protects nothing', latePogramme, { protects: { ...PROTECTS_ALL, program: false } }, false],
    ['whoever has typed it a moment ago', latePogramme, { acceptedAtMs: NOW }, false],
    ['whoever has just paid', latePogramme, { lastTransactionAtMs: NOW }, false],
    ['whoever goes without a PIN', latePogramme, { status: 'ignore' }, false],
    ['a page whose host asks', adultChannel, { isLeftToHost: true }, false],
  ])(
    'PIN-002 PIN-003 PIN-005 PIN-012 PIN-014 PIN-018 a look says whether %s is asked, and asks nothing',
    async (_, ...of) => {
      const [request, change, expected] = of;
      const { gate, open } = world(change);
      expect(await gate.asks(request)).toBe(expected);
      expect(open).toEqual([]);
    },
  );

  it('PIN-002 who cannot be known is asked, and a look says nothing of that', async () => {
    const viewer = vi.fn<GatePorts['viewer']>(() => Promise.resolve(null));
    const gate = createGate({ viewer, open: () => Promise.resolve(true) });
    expect(await gate.asks(adultFilm)).toBe(true);
    expect(viewer.mock.calls.map(([, isQuiet]) => isQuiet)).toEqual([true]);
    await gate.pass(adultFilm);
    expect(viewer.mock.calls.map(([, isQuiet]) => isQuiet)).toEqual([true, false]);
  });

  it('opens nothing while the facts cannot be had', async () => {
    const gate = createGate({ viewer: () => Promise.resolve(null), open: () => Promise.resolve(true) });
    expect(await gate.pass(adultFilm)).toBe(false);
  });
});

const anyRequest: fc.Arbitrary<AccessRequest> = fc.constantFrom<AccessRequest>(
  adultFilm,
  { action: 'vod', content: { id: 8, age: 6, isAdult: false } },
  { action: 'vod', content: { id: 9, age: 18, isAdult: false }, after: 7 },
  adultChannel,
  latePogramme,
  { action: 'pay' },
  { action: 'profile', profile: { role: 'adult', profile: undefined } },
  { action: 'parental' },
  { action: 'settings' },
);
const anyStep = fc.oneof(
  anyRequest.map((request) => ({ do: 'request' as const, request })),
  fc.record({ do: fc.constant('answer' as const), right: fc.boolean() }),
  fc.record({ do: fc.constant('leave' as const), which: fc.nat(5) }),
);

it('PIN-001 PIN-002 whatever is wanted, answered and left: no PIN, no way in; and never two dialogues', async () => {
  expect(PARENTAL_ACTIONS).toHaveLength(7);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      const { gate, open, settle } = world();
      const wishes: { request: AccessRequest; stop: AbortController; answer: Promise<boolean> }[] = [];
      const rights: AccessRequest[] = [];
      for (const step of steps) {
        if (step.do === 'request') {
          const stop = new AbortController();
          wishes.push({ request: step.request, stop, answer: gate.pass(step.request, stop) });
        } else if (step.do === 'answer' && open[0]) {
          if (step.right) rights.push(wishes.at(-1)!.request);
          open[0].answer(step.right);
        } else if (step.do === 'leave') wishes[step.which]?.stop.abort();
        await settle();
        expect(open.length).toBeLessThanOrEqual(1);
      }
      for (const { stop } of wishes) stop.abort();
      for (const { request, answer } of wishes) {
        const goesOnAfterUnlocked = request.action === 'vod' && request.after === 7 && rights.includes(adultFilm);
        if ((await answer) && actionsOf(request, 'adult').length > 0)
          expect(goesOnAfterUnlocked || rights.includes(request)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
