import type { Profile } from '@livery/contract/profiles/entities';
import { switchProfile, type SwitchOutcome, type SwitchPorts } from './switch-profile.ts';
import type { ActiveProfile } from './active-profile.ts';

export interface LastSwitchPorts extends Omit<SwitchPorts, 'pass'> {
  /** The parental check; the signal says that something else is wanted now. */
  pass(signal: AbortSignal): Promise<boolean>;
  /** Somebody else is watching from now on. */
  onSwitched(profile: ActiveProfile): void;
}

interface Switching {
  readonly id: number;
  readonly stop: AbortController;
  readonly outcome: Promise<SwitchOutcome>;
}

/**
 * Goes over to whom the last press named. One switch at a time, since two answers that cross would leave the page with another profile than the
 * server: a press gives up an earlier one that still asks for the PIN, and waits for one that the server has. Null when that profile is on
 * its way already.
 */
export function createLastSwitch(): (profile: Profile, ports: LastSwitchPorts) => Promise<SwitchOutcome | null> {
  let latest: Switching | null = null;

  async function goOver(
    profile: Profile,
    ports: LastSwitchPorts,
    before: Switching | null,
    { signal }: AbortController,
  ) {
    await before?.outcome.catch(() => {});
    if (signal.aborted) return { kind: 'declined' } as const;
    const pass = async () => (await ports.pass(signal)) && !signal.aborted;
    const outcome = await switchProfile(profile, { ...ports, pass });
    if (outcome.kind === 'switched') ports.onSwitched(outcome.profile);
    return outcome;
  }

  return async (profile, ports) => {
    if (latest?.id === profile.id) return null;
    const before = latest;
    before?.stop.abort();
    const stop = new AbortController();
    const mine: Switching = { id: profile.id, stop, outcome: goOver(profile, ports, before, stop) };
    latest = mine;
    try {
      return await mine.outcome;
    } finally {
      if (latest === mine) latest = null;
    }
  };
}
