/** A small image asked for every five minutes keeps sessions of proxies and captive portals alive. BOOT-040 */
export const KEEP_ALIVE_MS = 300_000;

export function keepAlive(
  signal: AbortSignal,
  ask: (address: string) => void = askImage,
  now: () => number = Date.now,
): void {
  const timer = setInterval(() => ask(`/ping.gif?${now()}`), KEEP_ALIVE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function askImage(address: string): void {
  new Image().src = address;
}
