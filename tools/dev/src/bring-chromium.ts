import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { packageBin, run } from './run.ts';

/** A way to get a browser onto this machine. */
interface Source {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

interface Machine {
  readonly isRoot: boolean;
  readonly hasApt: boolean;
}

const APT_GET = '/usr/bin/apt-get';

/** Playwright's own, then the system's packages where this user may install them. */
function sourcesOf({ isRoot, hasApt }: Machine): readonly Source[] {
  const mayInstall = isRoot && hasApt;
  const ofPlaywright: Source = {
    name: 'Playwright',
    command: packageBin('playwright'),
    args: ['install', '--no-shell', ...(mayInstall ? ['--with-deps'] : []), 'chromium'],
  };
  const ofSystem: Source = {
    name: 'the system’s packages',
    command: 'sh',
    args: ['-c', `${APT_GET} update -qq && ${APT_GET} install --yes -qq --no-install-recommends chromium`],
  };
  return mayInstall ? [ofPlaywright, ofSystem] : [ofPlaywright];
}

interface Steps {
  readonly find: () => string;
  /** Whether the browser was brought. */
  readonly bring: (source: Source) => Promise<boolean>;
  readonly machine: Machine;
}

const HERE: Steps = {
  find: findChromium,
  bring: async ({ command, args }) => (await run(command, args)).code === 0,
  machine: { isRoot: process.getuid?.() === 0, hasApt: existsSync(APT_GET) },
};

/**
 * The browser of this machine; where there is none, one is brought.
 * @throws Error with one sentence that says how to get one by hand.
 */
export async function bringChromium({ find, bring, machine }: Steps = HERE): Promise<string> {
  // A browser that was named and is not there is a mistake: another one would not be what was asked for.
  if (process.env['CHROMIUM_PATH']) return find();
  for (const source of sourcesOf(machine)) {
    const found = attempt(find);
    if (found) return found;
    console.log(`There is no Chromium here: bringing one from ${source.name}.`);
    await bring(source);
  }
  return find();
}

function attempt(find: () => string): string | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
