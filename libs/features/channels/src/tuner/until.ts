import type { ReadonlyValue } from '@livery/value';

/** Resolves when the value is so, at latest after `mostMs`; never once the signal has aborted. */
export async function until<T>(
  value: ReadonlyValue<T>,
  isSo: (now: T) => boolean,
  { signal, mostMs }: { readonly signal: AbortSignal; readonly mostMs?: number },
): Promise<void> {
  if (isSo(value.get())) return;
  await new Promise<void>((resolve) => {
    const timer = mostMs === undefined ? undefined : setTimeout(resolve, mostMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    value.subscribe((now) => isSo(now) && (clearTimeout(timer), resolve()), signal);
  });
}
