import { cdp } from 'vitest/browser';

/** What a viewer's device may ask of a page. */
type Wish =
  | 'forced-colors'
  | 'prefers-contrast'
  | 'prefers-color-scheme'
  | 'prefers-reduced-motion'
  | 'prefers-reduced-transparency';

interface Session {
  send(
    method: 'Emulation.setEmulatedMedia',
    parameters: { features: { name: string; value: string }[] },
  ): Promise<void>;
}

/** Asks as a device would, until it is asked again; without wishes the device wants nothing special. */
export async function emulateWishes(wishes: Partial<Record<Wish, string>> = {}): Promise<void> {
  const session = cdp() as unknown as Session;
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(wishes).map(([name, value]) => ({ name, value })),
  });
}
