import {
  castConnectionOf,
  castProblemOf,
  playsInSession,
  refusesCasting,
  type CastProblem,
  type CastTitle,
} from '@livery/domain/cast';
import { loadOnce } from '@livery/value/load-once';
import { createValue, type ReadonlyValue } from '@livery/value';
import type { ExtensionTools, Hold } from '@livery/player-core/extension';
import type { Output } from '@livery/player-core/output';
import type { LoadFacts } from '@livery/player-core/source';
import { DEVICE_WAIT_MS, deviceExpected, deviceNote } from '@livery/widgets/device-expected';
import { createPlayerBus } from '@livery/widgets/player-bus';
import type { MakeService } from '@livery/widgets/services';
import type { Sender, SessionChange } from './cast-api.ts';
import { createCastOutput } from './cast-output.ts';
import { loadSender } from './load-sender.ts';
import { titleOf } from './title-of.ts';

/** Whether a device is connected, and how the page gets there. CAST-001 */
export type CastLink =
  | { readonly kind: 'disconnected' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly device: string };

/** What went wrong; a new object is said anew. */
export interface CastTrouble {
  readonly problem: CastProblem;
}

export interface Casting {
  /** Without an origin of the sender there is nothing to connect with. */
  readonly isOffered: boolean;
  readonly link: ReadonlyValue<CastLink>;
  readonly trouble: ReadonlyValue<CastTrouble | null>;
  /** The viewer comes near to the button: what it needs is fetched. */
  prepare(): void;
  /** Asks for a device, or leaves the one that is connected. */
  toggle(): void;
  /** Plays there what this player plays, until the signal aborts. */
  attach(tools: ExtensionTools, signal: AbortSignal): void;
}

const DISCONNECTED: CastLink = { kind: 'disconnected' };

/** The connection of this page with another device. It outlives players, pages and reloads. */
export const createCasting: MakeService<Casting> = (services, life) => {
  const { environment, origins } = services;
  const origin = origins.cast[0];
  const bus = services.get(createPlayerBus);
  const link = createValue<CastLink>(DISCONNECTED);
  const trouble = createValue<CastTrouble | null>(null);
  const isExpected = services.get(deviceExpected);
  const note = services.get(deviceNote);
  let tools: ExtensionTools | null = null;
  let output: Output | null = null;
  /** What keeps the programme waiting for the device of before. */
  let holds: Hold[] = [];

  const sender = loadOnce(async () => {
    const made = await loadSender(origin ?? '');
    made.context.addEventListener('sessionstatechanged', (change) => onChange(change, made.classes));
    return made;
  });
  const say = (problem: CastProblem | null) => problem && trouble.set({ problem });

  /** The session of another tab that this one was taken into: its picture stays until the viewer presses here. */
  let joined: (() => void) | null = null;

  function onChange(change: SessionChange, classes: Sender['classes']): void {
    const { sessionState } = change;
    if (castConnectionOf(sessionState) === 'connected') {
      const take = () => connected(change, classes);
      const isAsked = link.get().kind !== 'disconnected';
      if (playsInSession(sessionState, { isExpected: isExpected.get(), isAsked })) take();
      else joined = take;
    } else if (sessionState.startsWith('SESSION_END')) {
      joined = null;
      disconnect();
    }
  }

  function connected({ sessionState, session }: SessionChange, classes: Sender['classes']): void {
    const isRejoined = sessionState === 'SESSION_RESUMED';
    output = createCastOutput({
      session,
      classes,
      isRejoined,
      titleOf: (facts: LoadFacts, signal: AbortSignal): Promise<CastTitle | null> =>
        titleOf(bus.playing, facts, signal),
      onProblem: say,
      onLeft,
    });
    joined = null;
    note.set(true);
    link.set({ kind: 'connected', device: output.name });
    // A device of before a reload shows the programme already.
    if (isRejoined && isExpected.get()) tools?.playOn(output);
    else void playWhenFree(output);
    isExpected.set(false);
  }

  /** An advertisement that is shown or looked for here comes to its end here: it is paid for, and the device shows none. Then the programme goes over. CAST-010 */
  async function playWhenFree(wanted: Output): Promise<void> {
    // Whatever is loaded meanwhile may be held anew.
    while (output === wanted && tools?.keepsPlace) await tools.placeFree();
    if (output === wanted) tools?.playOn(wanted);
  }

  /** What plays goes on here, where the device was. CAST-011 */
  function disconnect(): void {
    // A session says twice that it ends.
    if (!output) return;
    output = null;
    note.set(false);
    link.set(DISCONNECTED);
    tools?.playOn(null);
  }

  /** The device has gone by itself: nobody sits here and waits for sound. */
  function onLeft(): void {
    if (!output) return;
    tools?.player.pause();
    disconnect();
    void sender().then(({ context }) => context.endCurrentSession(false));
    say('lost');
  }

  async function connect(): Promise<void> {
    const engine = tools?.player.state.engine ?? null;
    const refusal = refusesCasting(environment, { isHandedOver: engine === null || engine === 'native' });
    if (refusal) return void say(refusal);
    if (joined) return joined();
    link.set({ kind: 'connecting' });
    const made = await sender().catch(() => null);
    const problem = made ? await made.context.requestSession().then(() => null, codeOf) : 'api_not_initialized';
    if (problem) say(castProblemOf(problem));
    if (link.get().kind === 'connecting') link.set(DISCONNECTED);
  }

  isExpected.subscribe(() => {
    if (!output) note.set(false);
    for (const hold of holds) hold.release();
    holds = [];
  }, life);

  return {
    isOffered: origin !== undefined,
    link,
    trouble,
    // Whoever presses hears of a failure; nearness alone is no press.
    prepare: () => void (refusesCasting(environment) ?? sender().catch(() => null)),
    toggle() {
      const { kind } = link.get();
      if (kind === 'connected') void sender().then(({ context }) => context.endCurrentSession(true));
      if (kind === 'disconnected') void connect();
    },
    attach(given, signal) {
      tools = given;
      signal.addEventListener('abort', () => tools === given && (tools = null), { once: true });
      if (output) given.playOn(output);
      // A device of before a reload: the programme waits for it rather than to begin here.
      else if (isExpected.get()) sender().catch(() => isExpected.set(false));
      given.onLoad(() => isExpected.get() && holds.push(given.hold(DEVICE_WAIT_MS)));
    },
  };
};

const codeOf = (thrown: unknown): string => (typeof thrown === 'string' ? thrown : 'session_error');
