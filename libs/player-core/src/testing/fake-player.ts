import {
  createPlayer,
  type LoadOptions,
  type Player,
  type PlayerAnnouncements,
  type PlayerOptions,
} from '../player.ts';
import { memoryPlayerStorage, silentLogger } from '../services.ts';
import type { Source } from '../source.ts';
import { fakeClock, settled, type FakeClock } from './fake-clock.ts';
import { FakeElement } from './fake-element.ts';
import { fakeEngines, type FakeEngines } from './fake-engine.ts';

export interface FakePlayer {
  readonly player: Player;
  readonly element: FakeElement;
  readonly engines: FakeEngines;
  readonly clock: FakeClock;
  readonly announced: (keyof PlayerAnnouncements)[];
  setOnline(isOnline: boolean): void;
  /** Loads and lets the first media arrive. */
  start(source: Source, options?: LoadOptions): Promise<void>;
}

const ANNOUNCEMENTS = ['firstFrame', 'warning', 'error', 'ended', 'stall'] as const;

/** The whole player with everything outside it replaced: runs in Node, in no time. */
export function fakePlayer(options: Pick<PlayerOptions, 'startsSilently'> = {}): FakePlayer {
  const element = new FakeElement();
  const engines = fakeEngines(element);
  const clock = fakeClock();
  const networkListeners: ((isOnline: boolean) => void)[] = [];
  let isNowOnline = true;
  const network = {
    isOnline: () => isNowOnline,
    onChange: (run: (isOnline: boolean) => void) => void networkListeners.push(run),
  };
  const services = { clock, network, storage: memoryPlayerStorage(), logger: silentLogger };
  const player = createPlayer({ element: element.asVideo(), services, engines, ...options });
  const announced: (keyof PlayerAnnouncements)[] = [];
  for (const name of ANNOUNCEMENTS) player.on(name, () => announced.push(name));
  return {
    player,
    element,
    engines,
    clock,
    announced,
    setOnline(isOnline) {
      isNowOnline = isOnline;
      for (const listener of networkListeners) listener(isOnline);
    },
    async start(source, options) {
      void player.load(source, options);
      await settled();
      engines.latest.arrive();
      await settled();
    },
  };
}
